import type { DataOf } from '@yaoji/api-client'
import { type LicenceDocument, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Dialog } from '@yaoji/ui/dialog'
import { LicenceScopes, LicenceTable, LicenceVersions } from '@yaoji/ui/licence-table'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { useState } from 'react'
import { sentItem } from '../../core/form/sentFile'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { noPrint } from '../../core/page/printSheet.css'
import { QueryView } from '../../core/page/QueryView'
import { AuthorisationLinks } from '../../features/documents/AuthorisationLinks'
import { AuthorisationSheet } from '../../features/documents/AuthorisationSheet'
import { AUTHORISATION_PRINTS, authorisationFacts } from '../../features/documents/authorisationFacts'
import { href } from '../../routes'
import * as css from './AccountDocumentsPage.css'
import { DocumentUpdateDialog } from './DocumentUpdateDialog'

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
        <QueryView query={query} pending={<LicenceTable licences={undefined} />}>
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
                  <QueryView query={scopes} errorSize="s" pending={<LicenceScopes scopes={undefined} />}>
                    {({ list }) => <LicenceScopes scopes={list} />}
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
            <LinkButton href={href('registerStep3')} size="s">
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
      <LicenceTable
        licences={list}
        onUpdate={can_update === 1 ? document => show('update', document) : undefined}
        onHistory={document => show('versions', document)}
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
        <Dialog open={open} onOpenChange={next => !next && close()} title={`${current.name}的历史版本`}>
          <LicenceVersions versions={current.versions} filesOf={({ files }) => files.map(sentItem)} />
        </Dialog>
      )}
    </>
  )
}
