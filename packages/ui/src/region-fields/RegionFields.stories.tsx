import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRegionCascade } from '@yaoji/hooks'
import { regionsForStory } from '../address-picker/fixtures'
import { RegionFields, type RegionFieldsProps } from './RegionFields'

const NONE: RegionFieldsProps['regions'] = {
  levels: [{ status: 'loading', list: [], code: '' }],
  choose: () => {},
  retry: () => {},
  name: '',
  code: '',
}

const meta = {
  title: 'Form/RegionFields',
  component: RegionFields,
  args: { regions: NONE, required: true },
} satisfies Meta<typeof RegionFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: args => <Loaded {...args} /> }

export const Chosen: Story = { render: args => <Loaded {...args} initial={['35', '3501', '350102']} /> }

export const Wrong: Story = {
  args: { error: '请选择所在地区' },
  render: args => <Loaded {...args} initial={['35']} />,
}

export const Loading: Story = {}

export const NotLoaded: Story = {
  args: { regions: { ...NONE, levels: [{ status: 'failed', list: [], code: '' }] } },
}

export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'mobile1', isRotated: false } } }

function Loaded({ initial, ...props }: RegionFieldsProps & { initial?: readonly string[] }) {
  const regions = useRegionCascade({ load: regionsForStory, initial })
  return <RegionFields {...props} regions={regions} />
}
