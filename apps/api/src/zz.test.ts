import { test } from 'vitest'
import { startService } from '/work/main/apps/api/tests/service'
import { seedIfEmpty } from '/work/main/apps/api/src/seed/seed'
import * as focus from '@yaoji/api-client/contract/focus'
import { authLogin } from '@yaoji/api-client/contract/user'
import { sql } from 'drizzle-orm'
test('x', async () => {
  const s = await startService()
  await seedIfEmpty(s.db, s.clock.now, () => {})
  const b = s.visitor()
  await b.call(authLogin, { account: '13800000001', password: 'Yaoji@2026' })
  for (const z of [focus.focusAll, focus.focusNewKxzq, focus.focusXrtj, focus.focusKxzq, focus.focusZyzq, focus.focusYx]) {
    const { list } = await b.call(z, {})
    for (const x of list) console.log(z.path, x.title, x.goods.map(g => `${g.name}/${g.sccj.slice(0,6)}/${g.price ?? g.buy_state}`).join(' | '))
  }
  console.log('REC', (await b.call(focus.indexRecommend, {})).list.map(g => g.name).join(' | '))
  console.log(JSON.stringify((await s.db.execute(sql`select rx_type, count(*) c, count(distinct common_name) n from goods where special_flag='controlled' group by 1`)).rows))
  console.log(JSON.stringify((await s.db.execute(sql`select c.name, count(*) c, count(distinct common_name) n from goods g join categories c on c.id=g.category_id where special_flag='controlled' group by 1 order by 2 desc limit 12`)).rows))
  const t0 = performance.now()
  for (let i = 0; i < 5; i++) await b.call(focus.focusAll, {})
  console.log('home ms', (performance.now() - t0) / 5)
  const t1 = performance.now()
  for (let i = 0; i < 5; i++) await b.call(focus.indexRecommend, {})
  console.log('rec ms', (performance.now() - t1) / 5)
  const t2 = performance.now()
  for (let i = 0; i < 5; i++) await b.call(focus.focusPpzq, {})
  console.log('ppzq ms', (performance.now() - t2) / 5)
  await s.close()
}, 120000)
