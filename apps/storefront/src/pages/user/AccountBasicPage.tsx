import type { DataOf } from '@yaoji/api-client'
import { userDocuments } from '@yaoji/api-client/contract/licence'
import type { SessionUser } from '@yaoji/api-client/contract/user'
import { useCall, useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { DescriptionList } from '@yaoji/ui/description-list'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './AccountBasicPage.css'
import { ContactForm } from './ContactForm'
import { PasswordForm } from './PasswordForm'
import { SessionsPanel } from './SessionsPanel'

/** RT-24: the buyer's account: enterprise, contact, password and where it is logged in. */
export default function AccountBasicPage() {
  const { title } = useRouteRow()
  const { user } = useSession()
  const query = useCall(userDocuments, {}, { inline: true })
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <div className={css.page}>
        <QueryView
          query={query}
          pending={
            <Panel title="企业资料">
              <div className={css.enterprise}>
                <Skeleton label="正在加载企业资料" count={6} />
              </div>
            </Panel>
          }
        >
          {answer => <Enterprise answer={answer} user={user} />}
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
      </div>
    </>
  )
}

interface EnterpriseProps {
  answer: DataOf<typeof userDocuments>
  user: SessionUser | null
}

function Enterprise({ answer, user }: EnterpriseProps) {
  const { enterprise, licence_text, licence_message, can_update } = answer
  return (
    <Panel
      title="企业资料"
      aside={
        <LinkButton href={href(can_update ? 'accountDocuments' : 'registerStep2')} size="s">
          {can_update ? '查看资质证件' : '完善企业资料'}
        </LinkButton>
      }
    >
      <div className={css.enterprise}>
        <DescriptionList
          rows={[
            ['企业名称', enterprise.company],
            ['企业类型', enterprise.type_text],
            ['统一社会信用代码', enterprise.credit_code],
            ['法定代表人', enterprise.legal_person],
            ['证照地址', enterprise.address],
            ['会员等级', user?.rank],
            ['资质状态', licence_text],
          ]}
        />
        <p className={css.note}>企业名称、代码和地址与证照一致，变更请更新证照</p>
      </div>
      {licence_message && (
        <Callout>
          <p role="status">{licence_message}</p>
        </Callout>
      )}
    </Panel>
  )
}
