'use client'
import { isMobile, readDigits } from '@yaoji/domain'
import { failureText, useSecondsLeft, useSingleFlight } from '@yaoji/hooks'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { TextField, type TextFieldProps } from '../text-field'
import { plain } from '../theme/base.css'
import * as css from './CodeField.css'

export const codeFieldLabels = {
  label: '短信验证码',
  send: '获取验证码',
  /** While the code cannot be sent again. */
  wait: (seconds: number) => `${seconds} 秒后可重发`,
  sent: (minutes: number) => `验证码已发送，${minutes} 分钟内有效`,
  /** The field beside it has no number that a code can be sent to. */
  phoneFirst: '请先填写 11 位手机号',
  /** Of an error that is no answer of the service. */
  failed: '操作没有成功，请稍候再试',
}

/** What the service says about a code that it sent. */
export interface SentCode {
  /** Until the next code can be sent. */
  readonly wait_seconds: number
  /** How long the code can be used. */
  readonly valid_seconds: number
}

type Input = Omit<TextFieldProps, 'label' | 'hint' | 'suffix' | 'labels'>

export interface CodeFieldProps extends Input {
  /** Sends a code to this number. */
  send: (phone: string) => Promise<SentCode>
  /** A code is on its way: what was wrong with an earlier one is not wrong with this one. */
  onSent?: (() => void) | undefined
  /**
   * Name of the control in the same form that has the number.
   * @default 'phone'
   */
  phoneName?: string
  /**
   * The number in what was typed there; null where it is none.
   * @default a mobile number of China
   */
  phoneOf?: (text: string) => string | null
  /** Words in place of those of {@link codeFieldLabels}. */
  labels?: Partial<typeof codeFieldLabels>
}

/**
 * A code that is sent to the phone of the same form, and can be sent again when the service's wait has passed. Renders
 * TextField.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const { send, onSent, phoneName, phoneOf, labels, error, onValueChange, onBlur, ...rest } = props
  const words = useLabels('codeField', codeFieldLabels, labels)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const { press, busy, seconds, hint, failure, forgive } = useSend(props, words, input)
  return (
    <TextField
      size="l"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for a code that is pasted with spaces.
      maxLength={12}
      {...rest}
      ref={input}
      label={words.label}
      // Why nothing was sent comes before what is wrong with a code that is not there.
      error={
        failure ? (
          <span role="alert" className={plain}>
            {failure}
          </span>
        ) : (
          error
        )
      }
      onValueChange={text => {
        forgive()
        onValueChange?.(text)
      }}
      // Who goes on to the button has not left the field: a message now would be early, and in a dialog move the button.
      onBlur={composeEventHandlers(onBlur, event => {
        if (event.relatedTarget === button.current) event.stopPropagation()
      })}
      hint={
        <span role="status" className={plain}>
          {hint}
        </span>
      }
      suffix={
        <Button
          ref={button}
          variant="quiet"
          className={css.send}
          disabled={seconds > 0}
          busy={busy}
          // Not every browser gives a pressed button the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => void press()}
        >
          {seconds > 0 ? words.wait(seconds) : words.send}
        </Button>
      }
    />
  )
})

function mobileOf(text: string): string | null {
  const number = readDigits(text)
  return isMobile(number) ? number : null
}

function useSend(
  props: CodeFieldProps,
  words: typeof codeFieldLabels,
  input: { current: HTMLInputElement | null },
) {
  const { send, onSent, phoneName = 'phone', phoneOf = mobileOf } = props
  const [seconds, startWait] = useSecondsLeft()
  const [hint, setHint] = useState('')
  const [failure, setFailure] = useState('')
  const { run, busy } = useSingleFlight(send)

  async function press() {
    const phone = input.current?.form?.elements.namedItem(phoneName)
    if (!(phone instanceof HTMLInputElement)) return
    setHint('')
    setFailure('')
    const number = phoneOf(phone.value)
    if (number === null) {
      setFailure(words.phoneFirst)
      return phone.focus()
    }
    try {
      const sent = await run(number)
      if (!sent) return
      startWait(sent.wait_seconds)
      setHint(words.sent(Math.round(sent.valid_seconds / 60)))
      onSent?.()
      input.current?.select()
      input.current?.focus()
    } catch (cause) {
      setFailure(failureText(cause, words) ?? '')
    }
  }

  return { press, busy, seconds, hint, failure, forgive: () => setFailure('') }
}
