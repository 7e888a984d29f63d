import { authLogin, authSmsCode } from '@yaoji/api-client/contract/user'
import { expect, onTestFinished, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, type StartOptions, startService } from '../../../tests/service'
import { hashPassword } from '../credentials/password'

const PHONE = '13900000001'
const PASSWORD = 'Yaoji@2026'
const MINUTE = 60_000

async function start(options: StartOptions = {}) {
  const service = await startService(options)
  onTestFinished(() => service.close())
  await insertBuyer(service.db, { phone: PHONE, password_hash: await hashPassword(PASSWORD) })
  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms)
  }
  return { service, later }
}

const ask = (browser: Browser, phone = PHONE, purpose: 'login' | 'register' = 'login') =>
  browser.call(authSmsCode, { phone, purpose }).then(
    () => 'sent',
    (error: Error) => error.message,
  )

const sent = (answers: readonly string[]) => answers.filter(answer => answer === 'sent').length

test.each(['login', 'register'] as const)(
  '[SV-05] sixty strangers who ask for a code of one number at once get one message: %s',
  async purpose => {
    const { service } = await start()
    const phone = purpose === 'login' ? PHONE : '13700000001'
    const strangers = Array.from({ length: 60 }, (_, at) => service.visitor(`203.0.113.${at}`))
    const answers = await Promise.all(strangers.map(browser => ask(browser, phone, purpose)))
    expect(sent(answers)).toBe(1)
    expect(new Set(answers)).toEqual(new Set(['sent', '获取验证码过于频繁，请 60 秒后再试']))
    expect(service.sms.map(message => message.phone)).toEqual([phone])
  },
)

test('[SV-05] strangers get at most ten codes of one number in a day, and the next one reads how long to wait', async () => {
  const { service, later } = await start()
  const answers: string[] = []
  for (let at = 0; at < 120; at += 1) {
    answers.push(await ask(service.visitor(`203.0.113.${at}`)))
    later(10 * MINUTE)
  }
  expect(sent(answers)).toBe(10)
  expect(answers.at(-1)).toBe('获取验证码过于频繁，请 5 小时后再试')
  later(6 * 60 * MINUTE)
  expect(await ask(service.visitor('203.0.113.200'))).toBe('sent')
})

test('[SV-05] the answer says when a stranger may ask again, also after what others asked', async () => {
  const { service, later } = await start()
  for (const at of [1, 2, 3]) {
    await ask(service.visitor(`203.0.113.${at}`))
    later(MINUTE)
  }
  const stranger = service.visitor('203.0.113.4')
  const { wait_seconds } = await stranger.call(authSmsCode, { phone: PHONE, purpose: 'login' })
  expect(wait_seconds).toBe(300)
  later((wait_seconds - 1) * 1000)
  expect(await ask(stranger)).toBe('获取验证码过于频繁，请 1 秒后再试')
  later(1000)
  expect(await ask(stranger)).toBe('sent')
})

test('[SV-05] strangers share a budget of messages to all numbers, which is in the log once; a known browser still gets its code', async () => {
  const lines: string[] = []
  const { service, later } = await start({
    smsPerHour: 50,
    log: { write: (text: string) => lines.push(text) > 0 },
  })
  const owner = service.visitor('198.51.100.7')
  await owner.call(authLogin, { account: PHONE, password: PASSWORD })
  let number = 0
  const burst = () =>
    Promise.all(
      Array.from({ length: 30 }, () => {
        number += 1
        return ask(
          service.visitor(`203.0.113.${number % 20}`),
          `137${String(number).padStart(8, '0')}`,
          'register',
        )
      }),
    )
  const first = await burst()
  expect([sent(first), service.sms.length]).toEqual([5, 5])
  expect(first).toContain('短信发送繁忙，请 60 秒后再试')
  expect(lines.filter(line => line.includes('the budget of text messages is used up'))).toHaveLength(1)
  for (let minute = 1; minute < 12; minute += 1) {
    later(MINUTE)
    await burst()
  }
  expect(service.sms).toHaveLength(50)
  expect(await ask(owner)).toBe('sent')
  expect(await ask(service.visitor('198.51.100.90'))).toBe('sent')
})
