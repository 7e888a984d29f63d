import type { Meta, StoryObj } from '@storybook/react-vite'
import { fieldControl } from '../layout/fieldControl.css'
import { Field, FieldBox, useFieldControl } from './Field'

const meta = {
  title: 'Form/Field',
  component: Field,
  args: { label: '证照有效期至', children: <DateControl /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

function DateControl() {
  return (
    <FieldBox>
      <input type="date" className={fieldControl} {...useFieldControl('DateControl')} />
    </FieldBox>
  )
}

export const Default: Story = {}

export const WithHint: Story = { args: { hint: '长期有效的证照请勾选「长期」', required: true } }

export const Failing: Story = { args: { error: '该日期已过，请上传新证', required: true } }

export const Disabled: Story = { args: { disabled: true, hint: '审核中，暂不能修改' } }
