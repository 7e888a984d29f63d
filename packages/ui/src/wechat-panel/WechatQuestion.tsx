'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button, LinkButton } from '../button'
import { Callout, FailureCallout } from '../callout'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import { plain } from '../theme/base.css'
import * as css from './WechatPanel.css'

export const wechatQuestionLabels = {
  title: '用微信登录或注册',
  loading: '正在确认微信',
  /** After a refusal in WeChat. */
  declined: '您在微信里没有同意，可以重新确认，或用手机号登录。',
  about: '在微信里确认后，已绑定的账号直接登录；没有绑定的，验证手机号即可注册。',
  open: '去微信确认',
  phone: '用手机号登录',
  /** Before and after the name of an account that confirmed, and the button for another one. */
  confirmed: ['微信“', '”还没有绑定账号，注册后可用它登录。'] as readonly [before: string, after: string],
  another: '换一个微信',
}

interface Worded {
  /** Words in place of those of {@link wechatQuestionLabels}. */
  labels?: Partial<typeof wechatQuestionLabels>
}

export interface WechatQuestionProps extends Omit<PanelProps, 'title' | 'aside' | 'children'>, Worded {
  /**
   * It is not known yet whether WeChat has confirmed.
   * @default false
   */
  loading?: boolean
  /**
   * The buyer has refused in WeChat.
   * @default false
   */
  declined?: boolean
  /** Why the confirmation failed. */
  failure?: unknown
  /**
   * WeChat is being opened.
   * @default false
   */
  busy?: boolean
  /** Opens WeChat. */
  onOpen?: () => void
  /** Where a buyer logs in by phone; undefined for nowhere. */
  loginHref?: string
}

/** Asks a visitor for a confirmation in WeChat, by which one logs in or registers. Renders a Panel. */
export const WechatQuestion = forwardRef<HTMLElement, WechatQuestionProps>(
  function WechatQuestion(props, ref) {
    const { loading, declined, failure, busy, onOpen, loginHref, labels, ...rest } = props
    const words = useLabels('wechatQuestion', wechatQuestionLabels, labels)
    return (
      <Panel {...rest} ref={ref} title={words.title}>
        <div className={css.question} data-part="question">
          {loading ? (
            <Skeleton variant="rows" count={3} label={words.loading} />
          ) : (
            <>
              {declined && <Callout>{words.declined}</Callout>}
              <FailureCallout error={failure} />
              <p className={plain}>{words.about}</p>
              <Button variant="primary" size="l" fullWidth busy={busy} onClick={onOpen}>
                {words.open}
              </Button>
              {loginHref !== undefined && (
                <LinkButton href={loginHref} size="l" fullWidth>
                  {words.phone}
                </LinkButton>
              )}
            </>
          )}
        </div>
      </Panel>
    )
  },
)

export interface ConfirmedWechatProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'>,
    Worded {
  /** The account that confirmed. */
  nickname: string
  /** Why another one could not be asked. */
  failure?: unknown
  /**
   * WeChat is being opened.
   * @default false
   */
  busy?: boolean
  /** Asks for another account. */
  onChange: () => void
}

/** The WeChat account that has confirmed, above the form that registers it. Renders `div`. */
export const ConfirmedWechat = forwardRef<HTMLDivElement, ConfirmedWechatProps>(function ConfirmedWechat(
  { nickname, failure, busy, onChange, labels, className, ...rest },
  ref,
) {
  const words = useLabels('wechatQuestion', wechatQuestionLabels, labels)
  const [before, after] = words.confirmed
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      <FailureCallout error={failure} />
      <p className={css.confirmed} data-part="confirmed">
        <span className={plain}>
          {before}
          <strong className={plain}>{nickname}</strong>
          {after}
        </span>
        <Button variant="quiet" size="s" busy={busy} onClick={onChange}>
          {words.another}
        </Button>
      </p>
    </div>
  )
})
