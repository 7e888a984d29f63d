import type { Meta, StoryObj } from '@storybook/react-vite'
import { licenceForStory, licenceVersionForStory, missingLicenceForStory } from './fixtures'
import { LicenceScopes } from './LicenceScopes'
import { LicenceTable, type LicenceTableLicence, type LicenceTableProps } from './LicenceTable'
import { LicenceVersions } from './LicenceVersions'
import { ScopeNotice } from './ScopeNotice'

const meta = {
  title: 'Account/LicenceTable',
  component: LicenceTable<LicenceTableLicence>,
  args: {
    licences: [
      licenceForStory({ files: [{ url: '#licence', type: 'application/pdf' }] }),
      licenceForStory({
        type: 'gsp',
        name: '药品经营质量管理规范认证',
        state: 'expiring',
        state_text: '12 天后到期',
      }),
      licenceForStory({
        type: 'device',
        name: '医疗器械经营许可证',
        is_required: 0,
        state: 'rejected',
        state_text: '未通过',
        reason: '照片不清晰',
      }),
      licenceForStory({ type: 'food', name: '食品经营许可证', state: 'reviewing', state_text: '审核中' }),
      missingLicenceForStory,
    ],
    onUpdate: () => {},
    onHistory: () => {},
  },
} satisfies Meta<LicenceTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { licences: undefined } }

/** Before the first review nothing can be renewed. */
export const ReadOnly: Story = { args: { onUpdate: undefined } }

export const LongWords: Story = {
  args: {
    licences: [
      licenceForStory({
        name: '第二类精神药品与含特殊药品复方制剂定点批发企业购买资格证明文件（含附页）',
        number: '鄂DA0270001-2024-0000000000012345678',
        state: 'rejected',
        state_text: '未通过',
        reason: '企业名称与营业执照不一致，请上传变更核准通知书与最新营业执照副本的彩色扫描件',
      }),
    ],
  },
}

export const Versions: Story = {
  render: () => (
    <LicenceVersions
      versions={[
        licenceVersionForStory(),
        licenceVersionForStory({ id: 11, state_text: '生效中', reason: '', long_term: 1 }),
      ]}
      filesOf={({ id }) => [
        {
          key: String(id),
          name: '许可证.pdf',
          size: 204_800,
          type: 'application/pdf',
          preview: null,
          url: '#file',
          state: 'done',
          progress: 1,
          error: '',
          canRetry: false,
        },
      ]}
    />
  ),
}

const scopes = [
  { name: '化学药', goods_count: 900, is_open: 1, needs: '' },
  { name: '医疗器械', goods_count: 80, is_open: 0, needs: '需要医疗器械经营许可证' },
  { name: '中药饮片', goods_count: 320, is_open: 1, needs: '' },
]

export const Scopes: Story = { render: () => <LicenceScopes scopes={scopes} /> }

export const ScopesLoading: Story = { render: () => <LicenceScopes scopes={undefined} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const NeededScopes: Story = {
  render: () => (
    <ScopeNotice
      aria-label="器械经营资质"
      rule="购买器械需要医疗器械经营许可证或备案凭证"
      scopes={[
        { name: '医疗器械', is_open: 1 },
        { name: '体外诊断试剂', is_open: 0 },
      ]}
    />
  ),
}
