import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The shop’s styles, written by hand: this page is not part of the storefront. */
const STYLE = `
  :root { color-scheme: light; color: #18211e; background: #f4f6f5; font: 14px/1.5 "PingFang SC", "HarmonyOS Sans SC",
    "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif; }
  body { margin: 0; }
  header { display: flex; box-sizing: border-box; min-height: 64px; padding: 12px 16px;
    border-bottom: 1px solid #e1e6e3; background: #fff; font-size: 16px; font-weight: 500; }
  header > div { display: flex; align-items: center; gap: 12px; width: 100%; max-width: 416px; margin: 0 auto; }
  main { max-width: 416px; margin: 0 auto; padding: 32px 16px; }
  section { padding: 24px; border: 1px solid #e1e6e3; background: #fff; }
  h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  p:last-child { margin: 0; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 16px; margin: 0 0 24px; }
  dt { color: #55625c; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  dt:has(+ .amount), .amount { align-self: baseline; padding-top: 12px; }
  .number { font-size: 13px; line-height: 21px; text-wrap: balance; }
  .number span { white-space: nowrap; }
  .number span:not(:first-child) { margin-inline-start: 4px; }
  .amount { color: #c2331b; font-size: 28px; font-weight: 600; line-height: 1.25; }
  .amount span { font-size: 16px; }
  form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; }
  form + form { grid-template-columns: minmax(0, 1fr); margin-top: 12px; }
  button { min-height: 44px; padding: 0 12px; border: 1px solid #8a958f; border-radius: 2px; background: #fff;
    color: inherit; font: inherit; font-size: 16px;
    white-space: nowrap; cursor: pointer; }
  button:hover { background: #eef2f0; }
  .confirm { border-color: #0b6e60; background: #0b6e60; color: #fff; }
  .confirm:hover { background: #095a4f; }
  .quiet { border-color: transparent; color: #0b6e60; font-size: 14px; }
  a { display: inline-block; min-height: 24px; color: #0b6e60; }
  :focus-visible { outline: 2px solid #1b5fd0; outline-offset: 2px; }
  @media (max-width: 359px) { section { padding: 16px; } }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Allows only the page’s own style and its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The shop's mark, a cabinet of three drawers; the words beside it say its name. */
const MARK = `<svg width="32" height="32" viewBox="0 0 48 48" fill="none" aria-hidden="true">
    <rect x="1" y="1" width="46" height="46" rx="4" fill="#0b6e60"/>
    <path d="M1 24H47M24 24V47" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>
    <path d="M19 13.5H29M9.5 36.5H15.5M32.5 36.5H38.5" stroke="#e0b45c" stroke-width="3" stroke-linecap="round"/>
  </svg>`

/** A page outside the storefront. */
interface PlainPage {
  /** Who asks: the name in the header and in the title. */
  readonly service: string
  /** Default: 200. */
  readonly status?: number
  readonly title: string
  /** HTML. */
  readonly body: string
}

/** Answers with a page of the service: plain HTML with one style and no script. */
export function showPlainPage(
  reply: FastifyReply,
  { service, status = 200, title, body }: PlainPage,
): FastifyReply {
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
  <title>${title} - ${service}</title>
  <style>${STYLE}</style>
</head>
<body>
  <header><div>${MARK}${service}</div></header>
  <main>
    <section>
      <h1>${title}</h1>
      ${body}
    </section>
  </main>
</body>
</html>`,
    )
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
