import { type Registration, registerSubmit } from '@yaoji/api-client/contract/register'
import { useFocusOnMount, useSingleFlight } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { DocumentSummary } from '@yaoji/ui/document-panel'
import { EnterpriseSummary } from '@yaoji/ui/enterprise-form'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { Text } from '@yaoji/ui/text'
import type { RegisterStep } from '../../features/register/registerSteps'
import { useRegisterHref } from '../../features/register/useRegisterHref'

/** Everything that was entered, each part with the way to change it, and the button that submits it. */
export function ReviewView({ registration }: { registration: Registration }) {
  const { enterprise, documents, scopes, phone } = registration
  const registerHref = useRegisterHref()
  const note = useFocusOnMount<HTMLParagraphElement>()
  const submit = useSaveRegistration(registerSubmit)
  const { run, busy } = useSingleFlight(() => submit.mutateAsync({}).catch(() => undefined))
  /** A panel with the link to the step, and on it the document, that changes it. */
  const panel = (title: string, step: RegisterStep, edit?: string) => ({
    title,
    aside: (
      <LinkButton href={registerHref(step, { edit })} aria-label={`修改${title}`}>
        修改
      </LinkButton>
    ),
  })
  return (
    <Stack>
      <Text ref={note} tabIndex={-1}>
        请逐项核对，提交后在审核完成前不能修改，需要修改时可先撤回。
      </Text>
      {enterprise && (
        <Panel {...panel('企业信息', 2)}>
          <EnterpriseSummary phone={phone} enterprise={enterprise} />
        </Panel>
      )}
      {documents.map(document => (
        <Panel key={document.type} {...panel(document.name, 3, document.type)}>
          <DocumentSummary document={document} />
        </Panel>
      ))}
      <Panel {...panel('经营范围', 3)}>
        <p>{scopes.flatMap(({ name, is_chosen }) => (is_chosen ? [name] : [])).join('、')}</p>
      </Panel>
      <FailureCallout error={submit.error} />
      <ButtonRow align="end">
        <LinkButton href={registerHref(3)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" busy={busy} onClick={() => void run()}>
          提交审核
        </Button>
      </ButtonRow>
    </Stack>
  )
}
