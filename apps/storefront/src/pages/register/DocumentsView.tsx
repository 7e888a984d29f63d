import type { Registration } from '@yaoji/api-client/contract/register'
import type { DocumentType } from '@yaoji/domain'
import { Button, LinkButton } from '@yaoji/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Callout } from '../../core/page/Callout'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentPanel } from './DocumentPanel'
import * as css from './RegisterForm.css'
import { ScopeChoice } from './ScopeChoice'

export interface DocumentsViewProps {
  registration: Registration
  /** The document whose form is open at first. */
  edit: DocumentType | undefined
}

/** Step 3: each document that this kind of enterprise shows, then the scopes that it wants to buy. */
export function DocumentsView({ registration, edit }: DocumentsViewProps) {
  const { requirements, documents, licence_state } = registration
  const navigate = useNavigate()
  const registerHref = useRegisterHref()
  const [asked, setAsked] = useState(false)
  const missing = missingOf(registration)

  function next() {
    setAsked(true)
    if (missing.length === 0) navigate(registerHref(3, { view: 'review' }))
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
          key={requirement.types.join()}
          requirement={requirement}
          documents={documents.filter(({ type }) => requirement.types.includes(type))}
          phone={registration.phone}
          edit={edit}
        />
      ))}
      <ScopeChoice scopes={registration.scopes} />
      {asked && missing.length > 0 && (
        <Callout tone="bad">还不能提交，请先填写并保存：{missing.join('、')}</Callout>
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

/** Names of what must be complete before the registration can be submitted. */
function missingOf({ requirements, scopes }: Registration): readonly string[] {
  const documents = requirements.filter(({ is_required, is_complete }) => is_required && !is_complete)
  const names = documents.map(({ name }) => name)
  return scopes.some(({ is_chosen }) => is_chosen) ? names : [...names, '经营范围']
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
