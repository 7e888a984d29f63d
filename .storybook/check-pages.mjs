/*
 * Opens every documentation page of the built Storybook at STORYBOOK_URL: it must load without an error and have no
 * link to a page or story that there is not. The page of a component must have a section "When to use" and a table of
 * its properties with a description in each row.
 */
import { chromium } from '@playwright/test'

const { STORYBOOK_URL, CHROMIUM_PATH } = process.env

/** Pages that do not describe a component. */
const WITHOUT_COMPONENT = /^(Welcome$|Foundations\/|Patterns\/)/

/** How many pages load at the same time. */
const AT_ONCE = 2

const { entries } = await (await fetch(`${STORYBOOK_URL}/index.json`)).json()
const pages = Object.values(entries).filter(entry => entry.type === 'docs')
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const problems = pages.length > 0 ? [] : ['there is no page']
const left = pages.values()
try {
  await Promise.all(Array.from({ length: AT_ONCE }, checkUntilNoneIsLeft))
} finally {
  await browser.close()
}
process.stdout.write(`${problems.length > 0 ? problems.join('\n') : `${pages.length} pages`}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

async function checkUntilNoneIsLeft() {
  let page
  for (const { id, title } of left) {
    try {
      if (page) await leadTo(page, id)
      else page = await open(id)
      problems.push(...(await problemsOf(page, title)))
    } catch {
      // Storybook loads itself again when a story of the page before is still busy.
      await page?.close()
      page = await open(id)
      problems.push(...(await problemsOf(page, title)))
    }
  }
}

async function open(id) {
  const page = await browser.newPage()
  // The stories in its frames are visited by the test runner; an anatomy reads the document of its frame.
  await page.route('**/iframe.html?*', route =>
    route.request().frame() === page.mainFrame() || route.request().url().endsWith('&reads')
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  )
  await page.goto(`${STORYBOOK_URL}/iframe.html?id=${id}&viewMode=docs`, { waitUntil: 'domcontentloaded' })
  return page
}

/** Shows another page as a link of the sidebar does, in a third of the time that it takes to load. */
function leadTo(page, id) {
  return page.evaluate(
    storyId =>
      new Promise((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__
        channel.once('docsRendered', resolve)
        setTimeout(reject, 10_000, new Error('the page was not rendered'))
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
      }),
    id,
  )
}

async function problemsOf(page, title) {
  try {
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: 20_000 })
  } catch {
    return [`${title}: the page did not appear`]
  }
  const links = await brokenLinks(page)
  const problems = links.map(id => `${title}: it has a link to ${id}, which there is not`)
  return WITHOUT_COMPONENT.test(title) ? problems : [...problems, ...(await problemsOfComponent(page, title))]
}

/** Pages and stories to which a page leads, and which Storybook does not have. */
async function brokenLinks(page) {
  const links = page.locator('#storybook-docs a[href*="?path=/"]')
  const addresses = await links.evaluateAll(found => found.map(link => link.getAttribute('href')))
  return addresses.map(address => address.split('?path=/')[1].split('/')[1]).filter(id => !(id in entries))
}

async function problemsOfComponent(page, title) {
  try {
    await page.locator('.docblock-argstable-body tr').first().waitFor({ timeout: 5_000 })
  } catch {
    return [`${title}: its table of properties did not appear`]
  }
  // A description is Markdown, in spans without a class; the type below it has classes.
  const undescribed = await page.locator('.docblock-argstable-body tr').evaluateAll(rows =>
    rows
      .map(row => [...row.querySelectorAll('td')])
      .filter(([, about]) => !about?.querySelector(':scope > div > :is(p, span:not([class]))')?.textContent)
      .map(([name]) => name?.textContent),
  )
  const headings = await page.locator('#storybook-docs h2').allTextContents()
  const problems = undescribed.map(name => `${title}: ${name} has no description`)
  if (!headings.includes('When to use')) problems.push(`${title}: there is no section "When to use"`)
  return [...problems, ...(await problemsOfAnatomy(page, title))]
}

/** Each anatomy lists parts; what is read out says something too, unless the story is hidden from screen readers. */
async function problemsOfAnatomy(page, title) {
  const anatomies = page.locator('.anatomy')
  const problems = []
  for (const anatomy of await anatomies.all()) {
    try {
      await anatomy.locator('.anatomy-table tbody tr').first().waitFor({ timeout: 10_000 })
      await anatomy.locator('.anatomy-read-out li, .anatomy-nothing').first().waitFor({ timeout: 5_000 })
    } catch {
      problems.push(`${title}: its anatomy lists no part`)
    }
  }
  return problems
}
