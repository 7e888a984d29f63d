import { userDocuments } from '@yaoji/api-client/contract/licence'
import { useCall, useSession } from '@yaoji/hooks/data'
import { EnterprisePanel } from '@yaoji/ui/account-summary'
import { LinkButton } from '@yaoji/ui/button'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { ContactForm } from './ContactForm'
import { PasswordForm } from './PasswordForm'
import { SessionsPanel } from './SessionsPanel'

/** RT-24: the buyer's account: enterprise, contact, password and where it is logged in. */
export default function AccountBasicPage() {
  const { user } = useSession()
  const query = useCall(userDocuments, {}, { inline: true })
  return (
    <>
      <PageTop />
      <Stack>
        <QueryView
          query={query}
          pending={<EnterprisePanel enterprise={undefined} aside={<DocumentsLink />} />}
        >
          {({ enterprise, licence_text, licence_message, can_update }) => (
            <EnterprisePanel
              enterprise={enterprise}
              rank={user?.rank}
              licence={licence_text}
              message={licence_message}
              aside={can_update ? <DocumentsLink /> : <CompleteLink />}
            />
          )}
        </QueryView>
        {user && (
          <>
            <Panel title="联系人">
              <ContactForm key={user.user_id} name={user.name} phone={user.phone} />
            </Panel>
            <Panel title="登录密码">
              <PasswordForm names={[user.phone, user.username]} />
            </Panel>
            <SessionsPanel company={user.company} />
          </>
        )}
      </Stack>
    </>
  )
}

/** Also while the answer is loading, so that nothing moves: most buyers can update their documents. */
function DocumentsLink() {
  return (
    <LinkButton href={href('accountDocuments')} size="s">
      查看资质证件
    </LinkButton>
  )
}

function CompleteLink() {
  return (
    <LinkButton href={href('registerStep2')} size="s">
      完善企业资料
    </LinkButton>
  )
}
