/** An article in the help centre: blocks, and the tree beside them. The example is pages/help/HelpArticlePage. */
export const article = {
  frame: 'help',
  files: page => ({
    [`${page.folder}/${page.pascal}Page.tsx`]: source(page),
    [`${page.folder}/${page.pascal}Page.test.tsx`]: test(page),
    [`e2e/${page.kebab}.spec.ts`]: buyerTest(page),
  }),
  next: () => [
    'Replace ADDRESS by that of the article: an article has the address of its page in apps/api, and then useHelpAddress reads it.',
    'The page has no styles of its own: a new kind of block belongs to packages/ui/src/article and to the contract.',
  ],
}

const source = ({
  pascal,
  id,
  frame,
  layout,
}) => `import { articlePage } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { ArticlePageSkeleton } from '@yaoji/ui/article-page'
${frame.imports}import { QueryView } from '../../core/page/QueryView'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { ArticleView } from '../../features/article/ArticleView'
import { HelpNotFound } from '../../features/help/HelpNotFound'
import { href } from '../../routes'

const ADDRESS = { path: '/help/xrzn/hyzc' }

const CRUMBS = [
  { name: '首页', href: href('home') },
  { name: '帮助中心', href: href('help') },
]

/** ${id}: one sentence that says what the buyer reads here. */
export default function ${pascal}Page() {
  const detail = useCall(articlePage, ADDRESS, { inline: true })
  useDocumentTitle(detail.data?.article.name)
  return (
    ${layout ? '' : frame.open}
      <QueryView query={detail} pending={<ArticlePageSkeleton />} missing={<HelpNotFound path={ADDRESS.path} />}>
        {data => <ArticleView detail={data} crumbs={[...CRUMBS, { name: data.category.name }]} />}
      </QueryView>
    ${layout ? '' : frame.close}
  )
}`

const test = ({
  camel,
  mark,
  at,
  layout,
}) => `import { render, screen${layout === 'help' ? ', within' : ''} } from '@testing-library/react'
${layout === 'help' ? "import userEvent from '@testing-library/user-event'\n" : ''}import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { ShopRoutes } from '../../app/router/ShopRoutes'
import { articleFor, HELP_TREE } from '../../testing/articles'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'

const ANSWERS = {
  'article.category': () => ({ list: HELP_TREE }),
  'article.page': () => articleFor(301, '会员注册'),
}

describePageStates('${camel}', {
  answers: ANSWERS,
  call: 'article.page',
  loading: '正在加载文章',
  ready: '会员注册的正文',
  missing: '没有找到这篇帮助',
})

async function open() {
  const { Shop } = fakeShop(ANSWERS, { at: '${at}' })
  render(
    <Shop>
      <Suspense>
        <ShopRoutes />
      </Suspense>
    </Shop>,
  )
  await screen.findByRole('heading', { level: 1, name: '会员注册' })
}

test('[${mark}] the blocks of the article are shown, and the document has its title', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 2, name: '第一步' })).toBeTruthy()
  expect(screen.getByText('会员注册的正文')).toBeTruthy()
  expect(document.title).toBe('会员注册 - 药集')
})${layout === 'help' ? treeTest(mark) : ''}`

const treeTest = mark => `

test('[${mark}] the tree of articles is beside it', async () => {
  await open()
  const tree = screen.getByRole('navigation', { name: '帮助中心' })
  await userEvent.click(await within(tree).findByRole('button', { name: '支付与配送' }))
  expect(within(tree).getByRole('link', { name: '货物配送' })).toHaveProperty('pathname', '/help/zfps/hwps')
})`

const buyerTest = ({ mark, at }) => `import { expect, test } from './shop/test'

test('[${mark}] a visitor reads the article at its address, also after a reload', async ({ page }) => {
  await page.goto('${at}')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const title = await article.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(\`\${title} - 药集\`)
  await page.reload()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page).toHaveURL('${at}')
})`
