import type { Registration } from '@yaoji/api-client/contract/register'
import type { DocumentType } from '@yaoji/domain'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentPanel } from './DocumentPanel'
import { missingParts, partOf, SCOPES_PART } from './missingParts'
import * as css from './RegisterForm.css'
import { ScopeChoice } from './ScopeChoice'

export interface DocumentsViewProps {
  registration: Registration
  /** The document whose form is open at first. */
  edit: DocumentType | undefined
}

/** The last request to go on that something missing prevented, and the part to begin with. */
interface Request {
  readonly number: number
  readonly part: string | undefined
}

/** Step 3: each document that this kind of enterprise shows, then the scopes that it wants to buy. */
export function DocumentsView({ registration, edit }: DocumentsViewProps) {
  const { requirements, documents, licence_state, step, message } = registration
  const navigate = useNavigate()
  const registerHref = useRegisterHref()
  const [request, setRequest] = useState<Request>({ number: 0, part: undefined })
  const missing = missingParts(registration)
  const isComplete = missing.length === 0 && step === 'review'
  const sentTo = (part: string) => ({
    error: request.number > 0 ? missing.find(each => each.part === part)?.error : undefined,
    asked: request.part === part ? request.number : 0,
  })

  function next() {
    if (isComplete) navigate(registerHref(3, { view: 'review' }))
    else setRequest({ number: request.number + 1, part: missing[0]?.part })
  }

  return (
    <div className={css.form}>
      {licence_state === 'rejected' ? (
        <RejectedNotice registration={registration} />
      ) : (
        <p className={css.note}>带 * 的证照必须上传，其余的可以开通更多经营范围。</p>
      )}
      {requirements.map(requirement => (
        <DocumentPanel
          key={partOf(requirement)}
          requirement={requirement}
          documents={documents.filter(({ type }) => requirement.types.includes(type))}
          credit_code={registration.enterprise?.credit_code ?? ''}
          phone={registration.phone}
          edit={edit}
          {...sentTo(partOf(requirement))}
        />
      ))}
      <ScopeChoice scopes={registration.scopes} {...sentTo(SCOPES_PART)} />
      {request.number > 0 && !isComplete && (
        <Callout tone="bad">
          还不能提交，
          {missing.length > 0 ? `请先填写并保存：${missing.map(({ name }) => name).join('、')}` : message}
        </Callout>
      )}
      <div className={css.buttons}>
        <LinkButton href={registerHref(2)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" onClick={next}>
          下一步，核对资料
        </Button>
      </div>
    </div>
  )
}

function RejectedNotice({ registration }: { registration: Registration }) {
  const { documents, message, review_note } = registration
  const rejected = documents.filter(({ state }) => state === 'rejected').map(({ name }) => name)
  return (
    <Callout tone="bad">
      <p>{review_note || `资料未通过审核：${message}`}</p>
      <p>
        {rejected.length > 0 && `需要修改：${rejected.join('、')}。`}
        其余资料已保留，修改后可再次提交。
      </p>
    </Callout>
  )
}
