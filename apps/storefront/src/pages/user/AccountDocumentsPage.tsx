import type { DataOf } from '@yaoji/api-client'
import { type LicenceDocument, userDocuments, userScopes } from '@yaoji/api-client/contract/licence'
import { useOpening } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { AuthorisationLinks, AuthorisationSheet, authorisationData } from '@yaoji/ui/authorisation-sheet'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Dialog } from '@yaoji/ui/dialog'
import { LicenceScopes, LicenceTable, LicenceVersions } from '@yaoji/ui/licence-table'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { sentItem } from '@yaoji/ui/upload'
import { choiceField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { DocumentUpdateDialog } from './DocumentUpdateDialog'

type DocumentsAnswer = DataOf<typeof userDocuments>

const SEARCH_FIELDS = { print: choiceField(['authorisation', 'blank-authorisation']) }

/** RT-24: the buyer's documents with their states; each is renewed while the old version counts. */
export default function AccountDocumentsPage() {
  const [{ print }] = useSearchState(SEARCH_FIELDS)
  const query = useCall(userDocuments, {}, { inline: true })
  const scopes = useCall(userScopes, {}, { inline: true })
  return (
    <>
      <PageTop parents={['accountBasic']} printsSheet />
      <Stack>
        <QueryView query={query} pending={<LicenceTable licences={undefined} />}>
          {answer =>
            print ? (
              <AuthorisationSheet
                data={
                  print === 'authorisation' ? authorisationData(answer.enterprise, answer.list) : undefined
                }
                back={<LinkButton href={href('accountDocuments')}>返回资质证件</LinkButton>}
              />
            ) : (
              <>
                <Documents answer={answer} />
                <AuthorisationLinks
                  filledHref={href('accountDocuments', {}, { print: 'authorisation' })}
                  blankHref={href('accountDocuments', {}, { print: 'blank-authorisation' })}
                />
                <Panel title="经营范围">
                  <QueryView query={scopes} errorSize="s" pending={<LicenceScopes scopes={undefined} />}>
                    {({ list }) => <LicenceScopes scopes={list} />}
                  </QueryView>
                </Panel>
              </>
            )
          }
        </QueryView>
      </Stack>
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

function Documents({ answer }: { answer: DocumentsAnswer }) {
  const { licence_state, can_update, enterprise, list } = answer
  const update = useOpening<LicenceDocument>()
  const history = useOpening<LicenceDocument>()
  const current = list.find(({ type }) => type === history.subject?.type)
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
        onUpdate={can_update === 1 ? update.show : undefined}
        onHistory={history.show}
      />
      {update.subject && (
        <DocumentUpdateDialog
          key={update.key}
          open={update.open}
          document={update.subject}
          credit_code={enterprise.credit_code}
          onClose={update.close}
        />
      )}
      {current && (
        <Dialog
          open={history.open}
          onOpenChange={next => !next && history.close()}
          title={`${current.name}的历史版本`}
        >
          <LicenceVersions versions={current.versions} filesOf={({ files }) => files.map(sentItem)} />
        </Dialog>
      )}
    </>
  )
}
