import { Refusal } from '../launch/refusal.mjs'
import { parseName } from './names.mjs'

/** A page of the storefront, by area and name: `user/Coupons`. Its row in routes.ts is shown, not written. */
export function page(typed) {
  const { group: area, pascal, camel, kebab } = parseName(typed)
  if (!area) throw new Refusal(`A page belongs to an area: write it as user/${pascal}.`)
  const path = `apps/storefront/src/pages/${area}/${pascal}Page.tsx`
  return {
    files: { [path]: source(pascal) },
    snippets: [{ where: 'apps/storefront/src/routes.ts', text: row({ area, pascal, camel, kebab }) }],
    next: [
      'Give the row its address, title, chrome flags and requirement ids.',
      'Compose hooks of @yaoji/hooks/data and components of @yaoji/ui: empty, loading, error and not allowed too.',
      'Prove it in e2e/ with its ids in the title: real content, title, reload, empty, loading, error.',
    ],
  }
}

const source = pascal => `/** What the buyer does here, in one sentence (RT-00). */
export default function ${pascal}Page() {
  return <main />
}
`

const row = ({ area, pascal, camel, kebab }) => `${camel}: {
  path: '/${kebab}',
  title: '',
  rows: ['RT-00'],
  page: () => import('./pages/${area}/${pascal}Page'),
},
`
