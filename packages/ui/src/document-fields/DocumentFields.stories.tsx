import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Form, FormWide } from '../form'
import { formForStory } from '../form/fixtures'
import { DocumentFields, DocumentTypeField } from './DocumentFields'
import { documentFieldsForStory } from './fixtures'

const meta = {
  title: 'Form/DocumentFields',
  component: DocumentFields,
  args: { ...documentFieldsForStory, type: 'drug_licence' },
  render: args => (
    <Form form={formForStory()} label="证照" columns={2} submit="保存">
      <DocumentFields {...args} />
    </Form>
  ),
} satisfies Meta<typeof DocumentFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It has no end. */
export const LongTerm: Story = { args: { type: 'business_licence', isLongTerm: true } }

/** It names a person. */
export const WithAPerson: Story = { args: { type: 'authorisation' } }

/** It has no number. */
export const WithoutANumber: Story = { args: { type: 'seal_specimen' } }

export const Refused: Story = {
  args: { field: name => ({ name, defaultValue: undefined, error: '请填写' }) },
}

function OneOfTwo() {
  const [type, setType] = useState<'device_licence' | 'device_record'>('device_licence')
  return (
    <Form form={formForStory()} label="证照" columns={2} submit="保存">
      <FormWide>
        <DocumentTypeField
          types={['device_licence', 'device_record']}
          value={type}
          onValueChange={next => next !== type && setType(next as typeof type)}
        />
      </FormWide>
      <DocumentFields {...documentFieldsForStory} type={type} />
    </Form>
  )
}

export const OneOfSeveral: Story = { render: () => <OneOfTwo /> }

export const Dark: Story = { globals: { theme: 'dark' } }
