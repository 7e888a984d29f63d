import type { Meta, StoryObj } from '@storybook/react-vite'
import { helpForStory, licencesForStory, sitesForStory } from './fixtures'
import { SiteFooter } from './SiteFooter'

const meta = {
  title: 'Chrome/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    licences: licencesForStory,
    recordNumber: '闽ICP备2026000000号',
    recordHref: '#record',
    year: 2026,
    company: '药集医药科技有限公司',
    groups: helpForStory,
    sites: sitesForStory,
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutHelp: Story = { args: { groups: [] } }

export const NothingConfigured: Story = { args: { groups: [], licences: [], recordNumber: '', sites: [] } }
