import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { switchOptionsForStory } from './fixtures'
import { Switch } from './Switch'
import { SwitchList } from './SwitchList'

const meta = {
  title: 'Form/Switch',
  component: Switch,
  args: { 'aria-label': '降价提醒' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }

/** Settings with what each does. */
export const List: Story = {
  render: function List() {
    const [options, setOptions] = useState(switchOptionsForStory)
    return (
      <SwitchList
        aria-label="提醒"
        options={options}
        onOptionChange={(key, checked) =>
          setOptions(options.map(option => (option.key === key ? { ...option, checked } : option)))
        }
      />
    )
  },
}

export const ListNotAllowed: Story = {
  render: () => (
    <SwitchList
      aria-label="提醒"
      options={switchOptionsForStory.map(option => ({ ...option, disabled: true }))}
      onOptionChange={() => {}}
    />
  ),
}

export const LongWords: Story = {
  render: () => (
    <SwitchList
      aria-label="提醒"
      options={switchOptionsForStory.map(option => ({ ...option, hint: option.hint.repeat(8) }))}
      onOptionChange={() => {}}
    />
  ),
}

export const Dark: Story = { ...List, globals: { theme: 'dark' } }

export const Narrow: Story = { ...List, globals: { viewport: { value: 'mobile1', isRotated: false } } }
