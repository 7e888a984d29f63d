import { useGoodsSuggest, useLogout, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { NavBar } from '@yaoji/ui/nav-bar'
import { SearchBox } from '@yaoji/ui/search-box'
import { SiteHeader } from '@yaoji/ui/site-header'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { paths, searchHref } from './routes'

const NAV = [
  { id: 1, name: 'All products', url: paths.list, children: [] },
  { id: 2, name: 'Quick order', url: paths.quick, children: [] },
  { id: 3, name: 'Orders', url: paths.orders, children: [] },
]

/** The header around every page. */
export function Frame() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { cart } = useSession()
  return (
    <>
      <SiteHeader
        homeHref={paths.list}
        logo={<span className="logo">PawSupply</span>}
        cart={{ href: paths.cart, count: cart }}
        search={
          <SearchBox suggest={useGoodsSuggest()} onSearch={({ keyword }) => navigate(searchHref(keyword))} />
        }
        nav={<NavBar nav={NAV} current={pathname} category={<Account />} />}
      />
      <main>
        <Container className="page">
          <Outlet />
        </Container>
      </main>
    </>
  )
}

function Account() {
  const { show, user } = useSession()
  const { mutateAsync: logout } = useLogout()
  if (!show) return null
  if (!user) return <LinkButton href={paths.login}>Log in</LinkButton>
  return (
    <Button variant="quiet" onClick={() => logout().then(() => location.reload())}>
      Log out {user.company}
    </Button>
  )
}
