/**
 * Lists and suggestions of a running service, beside its list without keywords: `npm run scale` fills a database, the
 * service is started on it, then `node bench/search.mjs http://localhost:4000 13100000001 PASSWORD`.
 */
import { machine, table } from './measure.mjs'

const ROUNDS = 60
const WARM_UP = 5

const CALLS = [
  ['list', '/api/goods/list'],
  ...['999', '片', '注射液', 'pian', '阿莫西林', '阿莫西林 胶囊'].map(text => [
    `list ${text}`,
    ask('list', text),
  ]),
  ['list 片, counts', `${ask('list', '片')}&facets=1`],
  ['list 片, by price', `${ask('list', '片')}&sort=price_asc`],
  ...['a', 'amxl', 'pian', '片', '阿莫'].map(text => [`suggestions ${text}`, ask('search', text)]),
]

const [base, account, password] = process.argv.slice(2)
if (!password)
  throw new Error('bench: address, account and password are missing. See the first lines of this file.')
const cookie = await logIn()
const times = CALLS.map(() => [])
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  for (const [index, [, path]] of CALLS.entries()) {
    const start = performance.now()
    await (await fetch(base + path, { headers: { cookie } })).arrayBuffer()
    if (round >= 0) times[index].push(performance.now() - start)
  }
}

const rows = CALLS.map(([what], index) => {
  const sorted = times[index].toSorted((a, b) => a - b)
  const at = share => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)} ms`
  return [what, at(0.1), at(0.5), at(0.99)]
})
console.log(`${machine()}\n`)
console.log(table([['call', 'tenth', 'median', '99 of 100'], ...rows]))

function ask(call, keywords) {
  return `/api/goods/${call}?keywords=${encodeURIComponent(keywords)}`
}

async function logIn() {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: base },
    body: new URLSearchParams({ account, password }),
  })
  if (!answer.ok) throw new Error(`bench: the login was refused: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
}
