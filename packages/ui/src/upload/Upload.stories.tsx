import type { Meta, StoryObj } from '@storybook/react-vite'
import { uploadForStory } from './fixtures'
import { Upload } from './Upload'
import { UploadList } from './UploadList'
import type { UploadItem } from './uploadItem'

const scan = uploadForStory()
const pdf = uploadForStory({
  key: 'b',
  name: '药品经营许可证副本.pdf',
  type: 'application/pdf',
  size: 860_160,
  preview: null,
  url: '#pdf',
})
const scanOnService = uploadForStory({ url: '#scan' })
const sending = uploadForStory({
  key: 'c',
  name: '变更记录页.png',
  type: 'image/png',
  state: 'sending',
  progress: 0.42,
})
const waiting = uploadForStory({
  key: 'd',
  name: '附页.webp',
  type: 'image/webp',
  state: 'waiting',
  progress: 0,
})
const failed = uploadForStory({ key: 'e', name: '背面.jpg', state: 'failed', canRetry: true })
const refused = uploadForStory({
  key: 'f',
  name: '说明.docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  preview: null,
  state: 'failed',
  error: '只支持 JPG、PNG、WebP 图片和 PDF 文件',
})

const meta = {
  title: 'Form/Upload',
  component: Upload,
  args: {
    label: '药品经营许可证',
    hint: 'JPG、PNG、WebP 图片或 PDF，每个不超过 10 MB',
    accept: 'image/jpeg,image/png,image/webp,application/pdf',
    max: 5,
    required: true,
    items: [],
    onFiles: () => {},
    onRemove: () => {},
    onRetry: () => {},
  },
} satisfies Meta<typeof Upload>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Uploaded: Story = { args: { items: [scan, pdf] } }

export const OnItsWay: Story = { args: { items: [scan, sending, waiting] } }

export const Failed: Story = { args: { items: [scan, failed, refused] } }

export const Full: Story = { args: { items: [scan, pdf], max: 2 } }

export const NothingChosen: Story = { args: { error: '请上传药品经营许可证' } }

export const Disabled: Story = { args: { items: [scan], disabled: true } }

export const ReadOnly: Story = { args: { items: [scan, pdf], readOnly: true, required: false } }

/** The list alone, where a buyer saves files that the shop or she herself sent; one on its way has no link yet. */
export const Downloads: Story = {
  render: () => <UploadList items={[scanOnService, pdf, sending]} downloads />,
}

export const TooLong: Story = {
  args: {
    items: [uploadForStory({ name: `${'国药控股国大药房福州连锁有限公司人民路分店'.repeat(3)}.jpg` })],
  },
}

export const TooMany: Story = {
  args: {
    max: 20,
    items: Array.from(
      { length: 20 },
      (_, index): UploadItem => uploadForStory({ key: String(index), name: `第 ${index + 1} 页.jpg` }),
    ),
  },
}

export const Large: Story = {
  args: { items: [scan] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看 药品经营许可证正本.jpg' }))
  },
}

export const Dark: Story = { args: { items: [scan, sending, failed] }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { items: [scan, sending, failed] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
