import type { InputOf } from '@yaoji/api-client'
import { authSmsCode } from '@yaoji/api-client/contract/user'
import { isMobile, readDigits } from '@yaoji/domain'
import { type Form, useSingleFlight } from '@yaoji/hooks'
import { useClient } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { TextField } from '@yaoji/ui/text-field'
import { useRef, useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import * as css from './SmsCodeField.css'
import { useSecondsLeft } from './useSecondsLeft'

export interface SmsCodeFieldProps {
  /** The form that the field belongs to, with a field `phone` beside it. */
  form: Pick<Form<'code'>, 'field' | 'clearError'>
  purpose: InputOf<typeof authSmsCode>['purpose']
}

/** A code that is sent to the phone of the same form. It can be sent again when the service's wait has passed. */
export function SmsCodeField({ form, purpose }: SmsCodeFieldProps) {
  const { error, ...field } = form.field('code')
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [waitSeconds, startWait] = useSecondsLeft()
  const [hint, setHint] = useState('')
  const [failure, setFailure] = useState('')
  const { run, busy } = useSingleFlight((phone: string) => client.call(authSmsCode, { phone, purpose }))

  async function send() {
    const phone = input.current?.form?.elements.namedItem('phone')
    if (!(phone instanceof HTMLInputElement)) return
    setHint('')
    setFailure('')
    const number = readDigits(phone.value)
    if (!isMobile(number)) {
      setFailure('请先填写 11 位手机号')
      return phone.focus()
    }
    try {
      const sent = await run(number)
      if (!sent) return
      startWait(sent.wait_seconds)
      setHint(`验证码已发送，${Math.round(sent.valid_seconds / 60)} 分钟内有效`)
      // What was wrong with an earlier code is not wrong with this one.
      form.clearError('code')
      input.current?.select()
      input.current?.focus()
    } catch (cause) {
      setFailure(failureTextOf(cause) ?? '')
    }
  }

  return (
    <TextField
      {...field}
      ref={input}
      label="短信验证码"
      size="l"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for a code that is pasted with spaces.
      maxLength={12}
      // Why nothing was sent comes before what is wrong with a code that is not there.
      error={failure ? <span role="alert">{failure}</span> : error}
      onValueChange={() => setFailure('')}
      // Who goes on to the button has not left the field: a message now would be early, and in a dialog move the button.
      onBlur={event => event.relatedTarget === button.current && event.stopPropagation()}
      hint={<span role="status">{hint}</span>}
      suffix={
        <Button
          ref={button}
          variant="quiet"
          className={css.send}
          disabled={waitSeconds > 0}
          busy={busy}
          // Not every browser gives a pressed button the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={send}
        >
          {waitSeconds > 0 ? `${waitSeconds} 秒后可重发` : '获取验证码'}
        </Button>
      }
    />
  )
}
