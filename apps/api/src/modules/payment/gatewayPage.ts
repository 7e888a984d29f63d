import { createHash } from 'node:crypto'
import { formatAmount } from '@yaoji/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decide, findPayment, type GatewayPayment } from './gateway'

/**
 * The in-service gateway's own page: it says what is to be paid, and the buyer confirms or declines. It is plain HTML
 * with one style and no script; a payment service of the outside takes its place.
 */
export function gatewayPages(app: FastifyInstance): void {
  app.get<{ Params: { sn: string } }>('/pay/gateway/:sn', async (request, reply) => {
    const found = await openPage(request, reply)
    return found ? show(reply, 200, '确认付款', paymentBody(found)) : reply
  })
  app.post<{ Params: { sn: string } }>('/pay/gateway/:sn', async (request, reply) => {
    const found = await openPage(request, reply)
    if (!found) return reply
    const result = RESULTS[readAction(request.body)]
    if (!result) return show(reply, 422, '无法识别的操作', message('请返回付款页面重试。', backLink(found)))
    await decide(app.deps.db, found.payment, result, app.deps.now())
    return reply.redirect(`/cart/step3/${found.payment.order_id}`, 303)
  })

  async function openPage(
    request: FastifyRequest<{ Params: { sn: string } }>,
    reply: FastifyReply,
  ): Promise<GatewayPayment | null> {
    const { buyer } = request.viewer
    if (!buyer) {
      await show(reply, 401, '请先登录', message('登录后可以继续付款。', '<a href="/login">去登录</a>'))
      return null
    }
    const found = await findPayment(app.deps.db, request.params.sn, buyer.id)
    if (!found)
      await show(
        reply,
        404,
        '支付单不存在',
        message('请从订单重新发起付款。', '<a href="/order">我的订单</a>'),
      )
    return found
  }
}

const RESULTS: Readonly<Record<string, 'paid' | 'failed'>> = { confirm: 'paid', decline: 'failed' }

const WAY_NAMES: Readonly<Record<string, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  company: '企业网银',
}

function readAction(body: unknown): string {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : ''
  return typeof action === 'string' ? action : ''
}

function paymentBody(found: GatewayPayment): string {
  const { payment, decision } = found
  if (decision) {
    return message(
      decision.result === 'paid' ? '付款已确认，正在通知商城。' : '您已放弃这次付款。',
      backLink(found),
    )
  }
  if (payment.state !== 'waiting') return message('这次付款已结束。', backLink(found))
  return `
    <dl>
      <dt>收款方</dt><dd>药集医药供应链有限公司</dd>
      <dt>支付方式</dt><dd>${WAY_NAMES[payment.way] ?? ''}</dd>
      <dt>支付单号</dt><dd>${escapeHtml(payment.sn)}</dd>
      <dt>金额</dt><dd class="amount">¥${formatAmount(payment.amount)}</dd>
    </dl>
    <form method="post">
      <button class="confirm" name="action" value="confirm">确认付款</button>
      <button name="action" value="decline">放弃付款</button>
    </form>`
}

function message(text: string, link: string): string {
  return `<p>${text}</p><p>${link}</p>`
}

function backLink({ payment }: GatewayPayment): string {
  return `<a href="/cart/step3/${payment.order_id}">返回订单</a>`
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; padding: 2rem 1rem; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; border: 1px solid #8a958f; border-radius: 6px; }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  dl { display: grid; grid-template-columns: 6em 1fr; gap: .5rem; margin: 0 0 1.5rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .amount { font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; }
  button { min-height: 44px; padding: 0 1.25rem; font: inherit; border: 1px solid #5b6762; border-radius: 4px;
    background: transparent; color: inherit; cursor: pointer; }
  .confirm { border-color: #0b6e60; background: #0b6e60; color: #fff; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #1b5fd0; outline-offset: 2px; }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but the page's own style and its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

function show(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} - 药集收银台</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
</body>
</html>`,
    )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
