import { expect, test } from 'vitest'
import { logMail } from './mail'

test('the log says what would be sent, without the address', async () => {
  const lines: string[] = []
  await logMail(line => lines.push(line)).send({
    to: 'zhangsan@example.com',
    subject: '发票 2631',
    text: '您好，康宁大药房',
    attachments: [{ name: '2631.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }],
  })
  expect(lines).toEqual(['邮件 z***@example.com：发票 2631；2631.pdf，4 字节'])
})
