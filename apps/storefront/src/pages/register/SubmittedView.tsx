import type { Registration } from '@yaoji/api-client/contract/register'
import { useFocusOnMount } from '@yaoji/hooks'
import { LinkButton } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { EnterpriseSummary } from '@yaoji/ui/enterprise-form'
import { Panel } from '@yaoji/ui/panel'
import { href } from '../../routes'
import { DocumentSummary } from './DocumentSummary'
import * as css from './RegisterForm.css'

/** After submitting: what happens next and how long it takes, what can be done meanwhile, and what was submitted. */
export function SubmittedView({ registration }: { registration: Registration }) {
  const { licence_text, message, submitted_at, enterprise, documents, phone } = registration
  const status = useFocusOnMount<HTMLParagraphElement>()
  return (
    <div className={css.form}>
      <Panel title={licence_text}>
        <p ref={status} tabIndex={-1} className={css.status}>
          {message}
        </p>
        <DescriptionList rows={[['提交时间', submitted_at]]} />
        <div className={css.buttons}>
          <LinkButton href={href('cart')} size="l">
            看购物车
          </LinkButton>
          <LinkButton href={href('list')} variant="primary" size="l">
            看全部商品
          </LinkButton>
        </div>
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
    </div>
  )
}
