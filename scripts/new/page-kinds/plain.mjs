/** A page that shows the answer of one call. */
export const plain = {
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Page.css.ts`]: css(),
    [`${page.folder}/${page.pascal}Page.test.ts`]: test(page),
  }),
  next: () => [
    'Replace goodsHot by the endpoint of the page. Code that a second page needs goes to features/ or core/.',
    'Write its buyer test in e2e/, with the id of its row in the title.',
  ],
}

const source = ({ pascal, id, frame }) => `import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
${frame.imports}import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import * as css from './${pascal}Page.css'

/** ${id}: one sentence that says what the buyer does here. */
export default function ${pascal}Page() {
  return (
    ${frame.open}
      <PageTop />
      <${pascal}List />
    ${frame.close}
  )
}

function ${pascal}List() {
  const query = useCall(goodsHot, {}, { inline: true })
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="rows" label="正在加载" />}
      empty={<Empty title="暂无内容" links={linksTo({ list: '看全部商品' })} />}
    >
      {({ list }) => (
        <ul className={css.list}>
          {list.map(goods => (
            <li key={goods.goods_price_id} className={css.entry}>
              {goods.name}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}`

const css = () => `import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const list = style({ display: 'grid', gap: space[2] })

export const entry = style({
  padding: space[3],
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
})`

const test = ({ camel }) => `import { goodsFor } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

describePageStates('${camel}', {
  answers: { 'goods.hot': () => ({ list: [goodsFor(1, { name: '阿莫西林胶囊' })] }) },
  call: 'goods.hot',
  loading: '正在加载',
  ready: '阿莫西林胶囊',
  empty: { answer: { list: [] }, text: '暂无内容' },
})`
