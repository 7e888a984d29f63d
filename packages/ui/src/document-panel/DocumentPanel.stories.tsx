import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmProvider } from '../confirm'
import { DocumentFields } from '../document-fields'
import { documentFieldsForStory } from '../document-fields/fixtures'
import { Form } from '../form'
import { formForStory } from '../form/fixtures'
import { DocumentPanel } from './DocumentPanel'
import { DocumentSummary } from './DocumentSummary'
import { DocumentsMissing } from './DocumentsMissing'
import { DocumentsNotice } from './DocumentsNotice'
import { registrationForStory, requirementForStory, savedDocumentForStory } from './fixtures'

const meta = {
  title: 'Account/DocumentPanel',
  component: DocumentPanel,
  decorators: [
    Story => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  args: {
    requirement: requirementForStory(),
    documents: [savedDocumentForStory()],
    onRemove: () => {},
    children: ({ type, onCancel }) => (
      <Form form={formForStory()} label="证照" columns={2} submit="保存" onCancel={onCancel}>
        <DocumentFields {...documentFieldsForStory} type={type} />
      </Form>
    ),
  },
} satisfies Meta<typeof DocumentPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}

/** A required document that is not saved is open. */
export const Open: Story = { args: { documents: [] } }

export const Optional: Story = {
  args: { requirement: requirementForStory({ is_required: 0 }), documents: [] },
}

export const OneOfSeveral: Story = {
  args: {
    requirement: requirementForStory({
      types: ['device_licence', 'device_record'],
      name: '医疗器械经营许可证或备案凭证',
      is_required: 0,
    }),
    documents: [],
    edit: 'device_record',
  },
}

export const Rejected: Story = {
  args: {
    documents: [
      savedDocumentForStory({ state: 'rejected', state_text: '未通过', reason: '照片不清晰，请重新拍摄' }),
    ],
    error: '药品经营许可证已被驳回，请修改后保存',
  },
}

export const Removing: Story = { args: { removing: true } }

export const Summary: Story = { render: () => <DocumentSummary document={savedDocumentForStory()} named /> }

/** Above the documents before they are reviewed. */
export const Notice: Story = { render: () => <DocumentsNotice registration={registrationForStory()} /> }

/** Above the documents after a rejection. */
export const NoticeRejected: Story = {
  render: () => <DocumentsNotice registration={registrationForStory({ licence_state: 'rejected' })} />,
}

/** Below the documents, after the buyer wanted to submit them. */
export const Missing: Story = {
  render: () => (
    <DocumentsMissing
      missing={[{ name: '药品经营许可证' }, { name: '经营范围' }]}
      message="请上传药品经营许可证"
    />
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
