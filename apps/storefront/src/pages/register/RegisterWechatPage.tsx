import { wechatConfirmed } from '@yaoji/api-client/contract/wechat'
import { useCall, useEnterByWechat, useSession } from '@yaoji/hooks/data'
import { ConfirmedWechat, WechatQuestion } from '@yaoji/ui/wechat-panel'
import { useCallback } from 'react'
import { useUrlQuery } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { safeReturn } from '../../core/session/returnTo'
import { useEnterShop } from '../../core/session/useEnterShop'
import { RegisterLayout } from '../../features/register/RegisterLayout'
import { clearLoginTarget, keepLoginTarget, readLoginTarget } from '../../features/wechat/loginTarget'
import { useOpenWechat } from '../../features/wechat/useOpenWechat'
import { useWechatReturn, type WechatReturn } from '../../features/wechat/useWechatReturn'
import { href } from '../../routes'
import { AccountForm } from './AccountForm'

/** RT-17: logs in by a bound WeChat; another one is confirmed here, and then registered as step 1 does. */
export default function RegisterWechatPage() {
  const { show, user } = useSession()
  const loginByWechat = useEnterByWechat()
  const enterShop = useEnterShop()
  const { mutateAsync } = loginByWechat
  const enter = useCallback(
    async (given: WechatReturn) => {
      const answer = await mutateAsync(given).catch(() => null)
      if (!answer?.user) return
      const target = safeReturn(readLoginTarget())
      clearLoginTarget()
      await enterShop(target, answer)
    },
    [mutateAsync, enterShop],
  )
  const declined = useWechatReturn(enter)
  // Until the page that a bound WeChat leads to is there.
  const enters = loginByWechat.isPending || Boolean(loginByWechat.data?.user)
  if (user && !enters) return <LoggedIn company={user.company} />
  return (
    <RegisterLayout step={1} canGoBack={false}>
      {show && !enters ? (
        <Visitor declined={declined} error={loginByWechat.error} />
      ) : (
        <WechatQuestion loading />
      )}
    </RegisterLayout>
  )
}

interface VisitorProps {
  declined: boolean
  /** Why the confirmation was refused. */
  error: Error | null
}

/** A WeChat that confirmed is registered; before that, it is asked. */
function Visitor({ declined, error }: VisitorProps) {
  const query = useCall(wechatConfirmed, {}, { inline: true })
  return (
    <QueryView query={query} pending={<WechatQuestion loading />}>
      {({ nickname }) =>
        nickname === '' ? (
          <AskWechat declined={declined} error={error} />
        ) : (
          <AccountForm wechat>
            <Confirmed nickname={nickname} />
          </AccountForm>
        )
      }
    </QueryView>
  )
}

function AskWechat({ declined, error }: VisitorProps) {
  const [search] = useUrlQuery()
  const wechat = useOpenWechat()
  // WeChat returns to an address without it.
  const from = search.get('from') ?? (declined || error ? readLoginTarget() : null)

  function open() {
    keepLoginTarget(from)
    wechat.open()
  }

  return (
    <WechatQuestion
      declined={declined}
      failure={wechat.error ?? error}
      busy={wechat.busy}
      onOpen={open}
      loginHref={href('login', {}, { from: from ?? undefined })}
    />
  )
}

/** The WeChat account that confirmed, and the way to another one. */
function Confirmed({ nickname }: { nickname: string }) {
  const { open, busy, error } = useOpenWechat()
  return <ConfirmedWechat nickname={nickname} failure={error} busy={busy} onChange={open} />
}

function LoggedIn({ company }: { company: string }) {
  return (
    <StatusMessage
      level={2}
      title="您已登录"
      text={`当前账号：${company}。可以在账户中心绑定或解绑微信。`}
      links={linksTo({ home: '去选购', accountWechat: '绑定微信' })}
    />
  )
}
