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

export const OneOfEach: Story = {
  args: {
    groups: helpForStory.slice(0, 1),
    licences: licencesForStory.slice(0, 1),
    sites: sitesForStory.slice(0, 1),
  },
}

export const VeryMany: Story = {
  args: {
    groups: ['医院与诊所', '连锁门店', '冷藏药品', '中药饮片', ...helpForStory].map((group, at) => {
      const title = typeof group === 'string' ? group : group.title
      return {
        title,
        links: Array.from({ length: 9 }, (_, link) => ({
          name: `${title}常见问题 ${link + 1}`,
          url: `#help-${at}-${link}`,
        })),
      }
    }),
    licences: Array.from({ length: 12 }, (_, at) => ({
      name: `${['福州', '武汉', '广州', '亳州'][at % 4]}仓药品经营许可证（${at + 1}）`,
      number: `闽AA59100${at + 10}`,
    })),
    sites: Array.from({ length: 12 }, (_, at) => ({
      name: `第 ${at + 1} 药品监督管理局`,
      url: `#site-${at}`,
    })),
  },
}

export const LongWords: Story = {
  args: {
    company: '福建省药集医药科技供应链管理有限公司福州保税港区第二分公司',
    groups: helpForStory.map(group => ({
      title: `${group.title}与含麻黄碱类复方制剂采购`,
      links: group.links.map(link => ({ ...link, name: `${link.name}（冷藏药品和第二类精神药品另有说明）` })),
    })),
    licences: licencesForStory.map(licence => ({
      ...licence,
      number: `${licence.number}（副本，第三次变更）`,
    })),
    sites: sitesForStory.map(site => ({ ...site, name: `${site.name}政务服务与数据公开查询平台` })),
  },
}
