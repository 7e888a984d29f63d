import type { Registration } from '@yaoji/api-client/contract/register'
import { useFocusOnMount } from '@yaoji/hooks'
import { ButtonRow, LinkButton } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { DocumentSummary } from '@yaoji/ui/document-panel'
import { EnterpriseSummary } from '@yaoji/ui/enterprise-form'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { Text } from '@yaoji/ui/text'
import { href } from '../../routes'
import { WithdrawRegistration } from './WithdrawRegistration'

export interface SubmittedViewProps {
  registration: Registration
  /** The buyer takes it back. */
  onWithdraw: () => void
}

/** After submitting: what happens next and how long it takes, what can be done meanwhile, and what was submitted. */
export function SubmittedView({ registration, onWithdraw }: SubmittedViewProps) {
  const { licence_text, message, submitted_at, enterprise, documents, phone } = registration
  const status = useFocusOnMount<HTMLParagraphElement>()
  return (
    <Stack>
      <Panel title={licence_text}>
        <Stack gap={3}>
          <Text ref={status} tabIndex={-1} tone="normal" size="m">
            {message}
          </Text>
          <DescriptionList rows={[['提交时间', submitted_at]]} />
          <ButtonRow align="end">
            <WithdrawRegistration onWithdraw={onWithdraw} />
            <LinkButton href={href('cart')} size="l">
              看购物车
            </LinkButton>
            <LinkButton href={href('list')} variant="primary" size="l">
              看全部商品
            </LinkButton>
          </ButtonRow>
        </Stack>
      </Panel>
      {enterprise && (
        <Panel title="已提交的企业信息">
          <EnterpriseSummary phone={phone} enterprise={enterprise} />
        </Panel>
      )}
      {documents.map(document => (
        <Panel key={document.type} title={document.name}>
          <DocumentSummary document={document} />
        </Panel>
      ))}
    </Stack>
  )
}
