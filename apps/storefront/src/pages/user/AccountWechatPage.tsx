import { type WechatBinding, wechatBinding } from '@yaoji/api-client/contract/wechat'
import { useOpening } from '@yaoji/hooks'
import { useBindWechat, useCall, useStartBinding, useUnbindWechat } from '@yaoji/hooks/data'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { Stack } from '@yaoji/ui/stack'
import { useToast } from '@yaoji/ui/toast'
import { WechatPanel } from '@yaoji/ui/wechat-panel'
import { useCallback } from 'react'
import { leaveTo } from '../../core/navigation/outside'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useWechatReturn, type WechatReturn } from '../../features/wechat/useWechatReturn'
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
          <WechatPanel binding={undefined} busy />
        ) : (
          <QueryView query={query} pending={<WechatPanel binding={undefined} />}>
            {binding => <Binding key={binding.is_bound} binding={binding} />}
          </QueryView>
        )}
      </Stack>
    </>
  )
}

function Binding({ binding }: { binding: WechatBinding }) {
  const { key, open, show, close } = useOpening()
  const start = useStartBinding()
  const remove = useUnbindWechat()
  const toast = useToast()
  const dialog = { open, onClose: close }

  async function bind(code: string) {
    const { url } = await start.mutateAsync({ code })
    await leaveTo(url)
    close()
  }

  async function unbind(code: string) {
    await remove.mutateAsync({ code })
    toast({ text: '微信已解除绑定', tone: 'success' })
  }

  return (
    <>
      <WechatPanel binding={binding} onBind={() => show()} onUnbind={() => show()} />
      {binding.is_bound === 1 ? (
        <WechatCodeDialog
          key={key}
          {...dialog}
          purpose="unbind"
          title="解除绑定微信"
          description={`解除后“${binding.nickname}”不能再登录这个账号，可以重新绑定。`}
          submit="解除绑定"
          onCode={unbind}
        />
      ) : (
        <WechatCodeDialog
          key={key}
          {...dialog}
          purpose="wechat"
          title="绑定微信"
          description="验证手机号后，在微信里确认。"
          submit="去微信确认"
          onCode={bind}
        />
      )}
    </>
  )
}
