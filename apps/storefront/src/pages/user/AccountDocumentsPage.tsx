import type { DataOf } from '@yaoji/api-client'
import { type LicenceDocument, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { useState } from 'react'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { Callout } from '../../core/page/Callout'
import { PageHeading } from '../../core/page/PageHeading'
import { Panel } from '../../core/page/Panel'
import { noPrint } from '../../core/page/printSheet.css'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { AuthorisationLinks } from '../../features/documents/AuthorisationLinks'
import { AuthorisationSheet } from '../../features/documents/AuthorisationSheet'
import { AUTHORISATION_PRINTS, authorisationFacts } from '../../features/documents/authorisationFacts'
import { href } from '../../routes'
import * as css from './AccountDocumentsPage.css'
import { DocumentsTable } from './DocumentsTable'
import { DocumentUpdateDialog } from './DocumentUpdateDialog'
import { DocumentVersionsDialog } from './DocumentVersionsDialog'
import { LicenceScopes } from './LicenceScopes'

type DocumentsAnswer = DataOf<typeof userDocuments>

const SEARCH_FIELDS = { print: choiceField(AUTHORISATION_PRINTS) }

/** RT-24: the buyer's documents with their states; each is renewed while the old version counts. */
export default function AccountDocumentsPage() {
  const { title } = useRouteRow()
  const [{ print }] = useSearchState(SEARCH_FIELDS)
  const query = useCall(userDocuments, {}, { inline: true })
  const scopes = useCall(userScopes, {}, { inline: true })
  return (
    <>
      <div className={noPrint}>
        <PageHeading title={title} crumbs={[crumbTo('home'), crumbTo('accountBasic'), { name: title }]} />
      </div>
      <div className={css.page}>
        <QueryView query={query} pending={<DocumentsTable documents={undefined} />}>
          {answer =>
            print ? (
              <AuthorisationSheet
                facts={
                  print === 'authorisation' ? authorisationFacts(answer.enterprise, answer.list) : undefined
                }
                back={{ href: href('accountDocuments'), text: '返回资质证件' }}
              />
            ) : (
              <>
                <Documents answer={answer} />
                <AuthorisationLinks hrefOf={print => href('accountDocuments', {}, { print })} />
                <Panel title="经营范围">
                  <QueryView query={scopes} errorSize="s" pending={<LicenceScopes answer={undefined} />}>
                    {found => <LicenceScopes answer={found} />}
                  </QueryView>
                </Panel>
              </>
            )
          }
        </QueryView>
      </div>
    </>
  )
}

/** The message of the service, then what it does not name: the documents that have ended, and those that soon will. */
function noticesOf({ licence_text, licence_message, list }: DocumentsAnswer): readonly string[] {
  const namesIn = (state: LicenceDocument['state']) =>
    list.flatMap(each => (each.state === state && !licence_message.includes(each.name) ? [each.name] : []))
  const expired = namesIn('expired')
  const expiring = namesIn('expiring')
  const summary = expired.length + expiring.length > 0 ? '' : '，证照都在有效期内'
  return [
    licence_message || `资质${licence_text}${summary}`,
    ...(expired.length > 0 ? [`已到期：${expired.join('、')}，请更新`] : []),
    ...(expiring.length > 0 ? [`即将到期：${expiring.join('、')}，请及时更新`] : []),
  ]
}

interface Opened {
  readonly what: 'update' | 'versions'
  readonly document: LicenceDocument
  /** Number of the opening: each one begins with the values of its document. */
  readonly turn: number
}

function Documents({ answer }: { answer: DocumentsAnswer }) {
  const { licence_state, can_update, enterprise, list } = answer
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)

  function show(what: Opened['what'], document: LicenceDocument) {
    setOpened({ what, document, turn: (opened?.turn ?? 0) + 1 })
    setOpen(true)
  }

  const close = () => setOpen(false)
  const current = opened && list.find(({ type }) => type === opened.document.type)
  return (
    <>
      <Callout
        tone={licence_state === 'expired' || licence_state === 'rejected' ? 'bad' : undefined}
        action={
          can_update === 0 && (
            <LinkButton href={href('registerStep3')} size="s" className={touchTarget}>
              去完善资料
            </LinkButton>
          )
        }
      >
        <div role="status">
          {noticesOf(answer).map(notice => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </Callout>
      <DocumentsTable
        documents={list}
        canUpdate={can_update === 1}
        onUpdate={document => show('update', document)}
        onVersions={document => show('versions', document)}
      />
      {opened?.what === 'update' && (
        <DocumentUpdateDialog
          key={opened.turn}
          open={open}
          document={opened.document}
          credit_code={enterprise.credit_code}
          onClose={close}
        />
      )}
      {opened?.what === 'versions' && current && (
        <DocumentVersionsDialog open={open} document={current} onClose={close} />
      )}
    </>
  )
}
