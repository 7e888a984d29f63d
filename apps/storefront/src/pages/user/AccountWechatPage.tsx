import { type WechatBinding, wechatBinding } from '@yaoji/api-client/contract/wechat'
import { useOpening } from '@yaoji/hooks'
import { useBindWechat, useCall, useStartBinding, useUnbindWechat } from '@yaoji/hooks/data'
import { Button, ButtonRow } from '@yaoji/ui/button'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { Text } from '@yaoji/ui/text'
import { useToast } from '@yaoji/ui/toast'
import { type ReactNode, useCallback } from 'react'
import { leaveTo } from '../../core/navigation/outside'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useWechatReturn, type WechatReturn } from '../../features/wechat/useWechatReturn'
import * as css from './AccountWechatPage.css'
import { WechatCodeDialog } from './WechatCodeDialog'

/** RT-25: the WeChat account with which the buyer can log in: bound by a confirmation in WeChat, removed by a code. */
export default function AccountWechatPage() {
  const query = useCall(wechatBinding, {}, { inline: true })
  const toast = useToast()
  const { mutate, isPending, error } = useBindWechat()
  const bind = useCallback(
    (given: WechatReturn) =>
      mutate(given, {
        onSuccess: ({ nickname }) => toast({ text: `已绑定微信“${nickname}”`, tone: 'success' }),
      }),
    [mutate, toast],
  )
  const declined = useWechatReturn(bind)
  return (
    <>
      <PageTop />
      <Stack>
        {declined && <Callout>您在微信里没有同意绑定。</Callout>}
        <FailureCallout error={error} />
        {isPending ? (
          <WechatSkeleton label="正在绑定微信" />
        ) : (
          <QueryView query={query} pending={<WechatSkeleton label="正在加载微信绑定" />}>
            {binding => (binding.is_bound === 1 ? <Bound binding={binding} /> : <Unbound />)}
          </QueryView>
        )}
      </Stack>
    </>
  )
}

function Unbound() {
  const { key, open, show, close } = useOpening()
  const { mutateAsync } = useStartBinding()

  async function bind(code: string) {
    const { url } = await mutateAsync({ code })
    await leaveTo(url)
    close()
  }

  return (
    <WechatPanel state="未绑定">
      <p>绑定后可用微信登录，不必输入密码。一个微信只能绑定一个账号。</p>
      <ButtonRow>
        <Button variant="primary" size="l" onClick={() => show()}>
          绑定微信
        </Button>
      </ButtonRow>
      <WechatCodeDialog
        key={key}
        purpose="wechat"
        title="绑定微信"
        description="验证手机号后，在微信里确认。"
        submit="去微信确认"
        open={open}
        onClose={close}
        onCode={bind}
      />
    </WechatPanel>
  )
}

function Bound({ binding: { nickname, bound_at } }: { binding: WechatBinding }) {
  const { key, open, show, close } = useOpening()
  const { mutateAsync } = useUnbindWechat()
  const toast = useToast()

  async function unbind(code: string) {
    await mutateAsync({ code })
    toast({ text: '微信已解除绑定', tone: 'success' })
  }

  return (
    <WechatPanel state="已绑定">
      <DescriptionList
        rows={[
          ['微信', nickname],
          ['绑定时间', bound_at],
        ]}
      />
      <ButtonRow>
        <Button size="l" onClick={() => show()}>
          解除绑定
        </Button>
      </ButtonRow>
      <WechatCodeDialog
        key={key}
        purpose="unbind"
        title="解除绑定微信"
        description={`解除后“${nickname}”不能再登录这个账号，可以重新绑定。`}
        submit="解除绑定"
        open={open}
        onClose={close}
        onCode={unbind}
      />
    </WechatPanel>
  )
}

function WechatPanel({ state, children }: { state?: string; children: ReactNode }) {
  return (
    <Panel title="微信登录" aside={state && <Text as="span">{state}</Text>}>
      <Stack className={css.content}>{children}</Stack>
    </Panel>
  )
}

function WechatSkeleton({ label }: { label: string }) {
  return (
    <WechatPanel>
      <Skeleton count={3} label={label} />
    </WechatPanel>
  )
}
