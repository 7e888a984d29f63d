import { wechatConfirmed } from '@yaoji/api-client/contract/wechat'
import { useCall, useEnterByWechat, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
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
import * as css from './RegisterWechatPage.css'

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
      const target = safeReturn(readLoginTarget(), window.location.origin)
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
      {show && !enters ? <Visitor declined={declined} error={loginByWechat.error} /> : <WechatSkeleton />}
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
    <QueryView query={query} pending={<WechatSkeleton />}>
      {({ nickname }) =>
        nickname === '' ? (
          <AskWechat declined={declined} error={error} />
        ) : (
          <AccountForm wechat>
            <ConfirmedWechat nickname={nickname} />
          </AccountForm>
        )
      }
    </QueryView>
  )
}

function AskWechat({ declined, error }: VisitorProps) {
  const [search] = useSearchParams()
  const wechat = useOpenWechat()
  // WeChat returns to an address without it.
  const from = search.get('from') ?? (declined || error ? readLoginTarget() : null)

  function open() {
    keepLoginTarget(from)
    wechat.open()
  }

  return (
    <Panel title="用微信登录或注册">
      <div className={css.question}>
        {declined && <Callout>您在微信里没有同意，可以重新确认，或用手机号登录。</Callout>}
        <FailureCallout error={wechat.error ?? error} />
        <p>在微信里确认后，已绑定的账号直接登录；没有绑定的，验证手机号即可注册。</p>
        <Button variant="primary" size="l" fullWidth busy={wechat.busy} onClick={open}>
          去微信确认
        </Button>
        <LinkButton href={href('login', {}, { from: from ?? undefined })} size="l" fullWidth>
          用手机号登录
        </LinkButton>
      </div>
    </Panel>
  )
}

/** The WeChat account that confirmed, and the way to another one. */
function ConfirmedWechat({ nickname }: { nickname: string }) {
  const { open, busy, error } = useOpenWechat()
  return (
    <>
      <FailureCallout error={error} />
      <p className={css.confirmed}>
        <span>
          微信“<strong>{nickname}</strong>”还没有绑定账号，注册后可用它登录。
        </span>
        <Button variant="quiet" size="s" busy={busy} onClick={open}>
          换一个微信
        </Button>
      </p>
    </>
  )
}

/** As high as the question. */
function WechatSkeleton() {
  return (
    <Panel title="用微信登录或注册">
      <div className={css.question}>
        <Skeleton variant="rows" count={3} label="正在确认微信" />
      </div>
    </Panel>
  )
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
