import '@yaoji/ui/reset.css'
import '@yaoji/ui/styles.css'
import './brand.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@yaoji/api-client'
import { ClientProvider, retryQuery } from '@yaoji/hooks/data'
import type { LinkProps } from '@yaoji/ui/link'
import { YaojiProvider } from '@yaoji/ui/yaoji-provider'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { CartPage } from './CartPage'
import { CheckPage } from './CheckPage'
import { Frame } from './Frame'
import { GoodsPage } from './GoodsPage'
import { ListPage } from './ListPage'
import { LoginPage } from './LoginPage'
import { OrdersPage } from './OrdersPage'
import { QuickPage } from './QuickPage'
import { paths } from './routes'
import { words } from './words'

const client = createClient()
const queries = new QueryClient({ defaultOptions: { queries: { retry: retryQuery, retryDelay: 100 } } })

/** Every link of the components goes through the router. */
const RouterLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />

createRoot(document.getElementById('root') as HTMLElement).render(
  <ClientProvider client={client}>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <YaojiProvider labels={words} link={RouterLink} currency={{ prefix: '$' }}>
          <Routes>
            <Route element={<Frame />}>
              <Route path={paths.list} element={<ListPage />} />
              <Route path={paths.goods} element={<GoodsPage />} />
              <Route path={paths.quick} element={<QuickPage />} />
              <Route path={paths.cart} element={<CartPage />} />
              <Route path={paths.check} element={<CheckPage />} />
              <Route path={paths.orders} element={<OrdersPage />} />
              <Route path={paths.login} element={<LoginPage />} />
            </Route>
          </Routes>
        </YaojiProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </ClientProvider>,
)
