'use client'
import { forwardRef } from 'react'
import { Button, ButtonRow } from '../button'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Skeleton } from '../skeleton'
import { Stack } from '../stack'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './WechatPanel.css'

export const wechatPanelLabels = {
  title: '微信登录',
  bound: '已绑定',
  unbound: '未绑定',
  /** What a binding is good for. */
  about: '绑定后可用微信登录，不必输入密码。一个微信只能绑定一个账号。',
  bind: '绑定微信',
  unbind: '解除绑定',
  /** Names of the account and of the time. */
  account: '微信',
  boundAt: '绑定时间',
  loading: '正在加载微信绑定',
  binding: '正在绑定微信',
}

/** The WeChat account with which a buyer logs in, by the wire's names. */
export interface WechatBindingData {
  /** 1: there is one. */
  readonly is_bound: number
  readonly nickname: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly bound_at: string | null
}

export interface WechatPanelProps extends Omit<PanelProps, 'title' | 'aside' | 'children'> {
  /** Undefined while it loads. */
  binding: WechatBindingData | undefined
  /**
   * It is being bound.
   * @default false
   */
  busy?: boolean
  /** The buyer wants to bind an account. */
  onBind?: () => void
  /** The buyer wants to remove the bound one. */
  onUnbind?: () => void
  /** Words in place of those of {@link wechatPanelLabels}. */
  labels?: Partial<typeof wechatPanelLabels>
}

/** The WeChat account with which a buyer logs in, and the button that binds or removes it. Renders a Panel. */
export const WechatPanel = forwardRef<HTMLElement, WechatPanelProps>(function WechatPanel(props, ref) {
  const { binding: given, busy = false, onBind, onUnbind, labels, ...rest } = props
  const words = useLabels('wechatPanel', wechatPanelLabels, labels)
  const times = useTimes()
  const binding = busy ? undefined : given
  const isBound = binding?.is_bound === 1
  return (
    <Panel
      {...rest}
      ref={ref}
      title={words.title}
      aside={binding && <Text as="span">{isBound ? words.bound : words.unbound}</Text>}
    >
      <Stack className={css.content}>
        {!binding && <Skeleton count={3} label={busy ? words.binding : words.loading} />}
        {isBound && (
          <>
            <DescriptionList
              rows={[
                [words.account, binding.nickname],
                [words.boundAt, binding.bound_at && times.second(binding.bound_at)],
              ]}
            />
            <ButtonRow>
              <Button size="l" onClick={onUnbind}>
                {words.unbind}
              </Button>
            </ButtonRow>
          </>
        )}
        {binding && !isBound && (
          <>
            <p className={plain}>{words.about}</p>
            <ButtonRow>
              <Button variant="primary" size="l" onClick={onBind}>
                {words.bind}
              </Button>
            </ButtonRow>
          </>
        )}
      </Stack>
    </Panel>
  )
})
