import { type Registration, registerSubmit } from '@yaoji/api-client/contract/register'
import { useFocusOnMount, useSingleFlight } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { EnterpriseSummary } from '@yaoji/ui/enterprise-form'
import { Panel } from '@yaoji/ui/panel'
import type { ReactNode } from 'react'
import type { RegisterStep } from '../../features/register/registerSteps'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentSummary } from './DocumentSummary'
import * as css from './RegisterForm.css'

/** Everything that was entered, each part with the way to change it, and the button that submits it. */
export function ReviewView({ registration }: { registration: Registration }) {
  const { enterprise, documents, scopes } = registration
  const registerHref = useRegisterHref()
  const note = useFocusOnMount<HTMLParagraphElement>()
  const submit = useSaveRegistration(registerSubmit)
  const { run, busy } = useSingleFlight(() => submit.mutateAsync({}).catch(() => undefined))
  return (
    <div className={css.form}>
      <p ref={note} tabIndex={-1} className={css.note}>
        请逐项核对，提交后在审核完成前不能修改。
      </p>
      {enterprise && (
        <ReviewPanel title="企业信息" step={2}>
          <EnterpriseSummary phone={registration.phone} enterprise={enterprise} />
        </ReviewPanel>
      )}
      {documents.map(document => (
        <ReviewPanel key={document.type} title={document.name} step={3} edit={document.type}>
          <DocumentSummary document={document} />
        </ReviewPanel>
      ))}
      <ReviewPanel title="经营范围" step={3}>
        <p>{scopes.flatMap(({ name, is_chosen }) => (is_chosen ? [name] : [])).join('、')}</p>
      </ReviewPanel>
      <FailureCallout error={submit.error} />
      <div className={css.buttons}>
        <LinkButton href={registerHref(3)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" busy={busy} onClick={() => void run()}>
          提交审核
        </Button>
      </div>
    </div>
  )
}

interface ReviewPanelProps {
  title: string
  /** The step, and on it the document, that changes this part. */
  step: RegisterStep
  edit?: string
  children: ReactNode
}

function ReviewPanel({ title, step, edit, children }: ReviewPanelProps) {
  const registerHref = useRegisterHref()
  const change = (
    <LinkButton href={registerHref(step, { edit })} aria-label={`修改${title}`}>
      修改
    </LinkButton>
  )
  return (
    <Panel title={title} aside={change}>
      {children}
    </Panel>
  )
}
