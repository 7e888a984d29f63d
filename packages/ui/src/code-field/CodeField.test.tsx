import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CodeField, type CodeFieldProps, type SentCode } from './CodeField'
import * as exported from './index'

const SENT = { wait_seconds: 60, valid_seconds: 300 }

function open(phone: string, send: CodeFieldProps['send'], props: Partial<CodeFieldProps> = {}) {
  const view = render(
    <form>
      <input aria-label="手机号" name="phone" defaultValue={phone} />
      <CodeField name="code" send={send} {...props} />
    </form>,
  )
  return { ...view, user: userEvent.setup() }
}

const button = (name: string | RegExp = '获取验证码') => screen.getByRole('button', { name })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /短信验证码/ })

test('a code is sent to the number, and can be sent again only after the wait', async () => {
  const send = vi.fn(async () => SENT)
  const onSent = vi.fn()
  const { container, user } = open('138 0000 0001', send, { onSent, defaultValue: '12' })
  await user.click(button())
  expect(await screen.findByText('验证码已发送，5 分钟内有效')).toBeTruthy()
  expect(send.mock.calls).toEqual([['13800000001']])
  expect(onSent).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(code())
  const again = button(/^(60|59) 秒后可重发$/)
  await user.click(again)
  expect(send).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('without a number none is sent: the number is asked for', async () => {
  const send = vi.fn(async () => SENT)
  const { user } = open('138', send)
  await user.click(button())
  expect(screen.getByRole('alert').textContent).toBe('请先填写 11 位手机号')
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  expect(send).not.toHaveBeenCalled()
})

test('another country can say what a number is', async () => {
  const send = vi.fn(async () => SENT)
  const { user } = open('+44 20 7946 0000', send, { phoneOf: text => text })
  await user.click(button())
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('+44 20 7946 0000'))
})

test('a refusal says why until something is typed, before what is wrong with the code', async () => {
  const refused = Object.assign(new Error('今天的验证码已用完'), { kind: 'refused' })
  const { user } = open('13800000001', () => Promise.reject(refused), { error: '请填写验证码' })
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('今天的验证码已用完')
  expect(screen.queryByText('请填写验证码')).toBeNull()
  await user.type(code(), '1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('请填写验证码')).toBeTruthy()
})

test('a second press while the first is sent does nothing', async () => {
  let answer: (sent: SentCode) => void = () => {}
  const send = vi.fn(() => new Promise<SentCode>(resolve => (answer = resolve)))
  const { user } = open('13800000001', send)
  await user.click(button())
  fireEvent.click(button())
  expect(send).toHaveBeenCalledOnce()
  await act(async () => answer(SENT))
})

test('who goes on to the button has not left the field', () => {
  const left = vi.fn()
  render(
    <form onBlur={left}>
      <CodeField name="code" send={async () => SENT} />
      <input aria-label="姓名" />
    </form>,
  )
  code().focus()
  fireEvent.blur(code(), { relatedTarget: button() })
  expect(left).not.toHaveBeenCalled()
  fireEvent.blur(code(), { relatedTarget: screen.getByLabelText('姓名') })
  expect(left).toHaveBeenCalledOnce()
})

testConformance(exported, {
  CodeField: {
    props: { name: 'code', send: async () => SENT, error: '验证码不正确' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
