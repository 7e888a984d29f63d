import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { qrForStory } from '../app-qr/fixtures'
import { CategoryMenu } from '../category-menu'
import { categoryForStory } from '../category-menu/fixtures'
import { Container } from '../container'
import { NavBar } from '../nav-bar'
import { navForStory } from '../nav-bar/fixtures'
import { SearchBox } from '../search-box'
import { hotSearchesForStory, suggestForStory } from '../search-box/fixtures'
import { TopBar } from '../top-bar'
import { topBarHrefsForStory } from '../top-bar/fixtures'
import { SiteHeader } from './SiteHeader'

const service = {
  admin: { name: '张敏', phone: '138-0591-0001', is_default: 0 },
  hotline: '400-800-0591',
  complaintLine: '0591-8700-0110',
}

const top = (company: string, folded = false) => (
  <TopBar
    folded={folded}
    hrefs={topBarHrefsForStory}
    user={{ company }}
    onLogout={() => {}}
    onAddToDesktop={() => {}}
    app={{ app_qr: qrForStory, app_url: '#app' }}
  />
)

const meta = {
  title: 'Chrome/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    top: top('福州市鼓楼区康民大药房有限公司'),
    search: <SearchBox hotSearches={hotSearchesForStory} suggest={suggestForStory} onSearch={() => {}} />,
    cart: { href: '/cart', count: 23 },
    service,
    nav: (
      <NavBar
        nav={navForStory}
        current="/"
        category={<CategoryMenu category={categoryForStory} hrefOf={({ id }) => `#list-${id}`} />}
      />
    ),
  },
  decorators: [
    Story => (
      <>
        <Story />
        <Container style={{ minHeight: 1200 }} />
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Buyer: Story = {}

export const Visitor: Story = {
  args: { top: top(''), cart: { href: '/cart', count: 0 }, service: { ...service, admin: null } },
}

/** The mark and the name of another shop. */
export const OtherLogo: Story = {
  args: { logo: <b>Animal Supply</b>, labels: { home: 'Animal Supply' } },
}

export const DefaultManager: Story = {
  args: { service: { ...service, admin: { name: '药集客服', phone: '400-800-0591', is_default: 1 } } },
}

export const FullCart: Story = { args: { cart: { href: '/cart', count: 1280 } } }

export const WithinTheCartFlow: Story = { args: { search: undefined, cart: undefined, nav: undefined } }

export const Stuck: Story = {
  async play({ canvasElement }) {
    window.scrollTo(0, 600)
    await waitFor(() => expect(canvasElement.querySelector('[data-stuck]')).not.toBeNull())
  },
}

export const LongWords: Story = {
  args: {
    service: {
      admin: { name: '欧阳上官明月（福州鼓楼区片区）', phone: '0591-88888888-8888', is_default: 0 },
      hotline: '400-800-0591',
      complaintLine: '0591-87000110-1234',
    },
  },
}

export const Compact: Story = { args: { compact: true, top: top('福州市鼓楼区康民大药房有限公司', true) } }
