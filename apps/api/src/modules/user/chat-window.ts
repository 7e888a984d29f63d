import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { users } from '../../session/tables'
import { contactLines, supplier } from '../config/company'
import { redeemTicket } from './tickets'

/**
 * The in-service chat window: opened with a one-time ticket, it names the company that the buyer talks to, greets the
 * buyer by name and says how to contact the service. It is plain HTML with one style and no script. An external chat
 * service replaces it.
 */
export function chatWindow(app: FastifyInstance): void {
  app.get('/chat/window', async (request, reply) => {
    const { db, now } = app.deps
    const { token = '', username = '' } = request.query as Record<string, unknown>
    const userId =
      typeof token === 'string' && token !== ''
        ? await redeemTicket({ db, now: now() }, { token, purpose: 'chat' })
        : null
    const [buyer] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId))
    if (!buyer || buyer.username !== username) {
      return show(reply, 403, '<p>客服窗口已失效，请关闭后重新打开。</p>')
    }
    const manager = buyer.manager_name
      ? `<p>您的客户经理：${escapeHtml(buyer.manager_name)}，电话 ${escapeHtml(buyer.manager_phone)}</p>`
      : ''
    return show(
      reply,
      200,
      `<p>${escapeHtml(buyer.company)}，您好。</p>
    ${manager}
    ${contactTexts()}
    <p><a href="/zzfw/yjfk" target="_top">留言给客服</a></p>`,
    )
  })
}

/** How else to reach the shop, a paragraph a way. */
function contactTexts(): string {
  return contactLines()
    .map(({ name, value, hours }) => `${name}：${value}${hours && `（${hours}）`}`)
    .map(line => `<p>${escapeHtml(line)}</p>`)
    .join('\n    ')
}

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; padding: 16px; overflow-wrap: anywhere; }
  h1 { margin: 0 0 12px; font-size: 16px; }
  p { margin: 0 0 8px; }
  a { display: inline-block; min-height: 24px; color: inherit; }
  :focus-visible { outline: 2px solid #1b5fd0; outline-offset: 2px; }
`

/** Allows only the page’s own style, and only inside the shop. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

function show(reply: FastifyReply, status: number, body: string): FastifyReply {
  const company = escapeHtml(supplier().company || '药集')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .send(
      `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${company} - 在线客服</title>
  <style>${STYLE}</style>
</head>
<body>
  <h1>${company}</h1>
  ${body}
</body>
</html>`,
    )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
