import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { ToastProvider } from '../toast'
import { permissionGoodsForStory } from './fixtures'
import { PermissionRequestDialog } from './PermissionRequestDialog'

const meta = {
  title: 'Goods/PermissionRequestDialog',
  component: PermissionRequestDialog,
  parameters: coversPage,
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    goods: permissionGoodsForStory(),
    onClose: () => {},
    onConfirm: (): Promise<unknown> => Promise.resolve(),
  },
} satisfies Meta<typeof PermissionRequestDialog>

export default meta
type Story = StoryObj<typeof meta>

function pressSubmit({ canvasElement }: { canvasElement: HTMLElement }) {
  const buttons = canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[role="dialog"] [type="submit"]')
  buttons[0]?.click()
}

export const Default: Story = {}

/** The buyer has requested it before. */
export const SentBefore: Story = { args: { sent: '待处理' } }

/** A page of another product list led here. */
export const LeadsBack: Story = { args: { leadsBack: true } }

export const NoNumber: Story = { args: { goods: permissionGoodsForStory({ min_qty: 0 }) }, play: pressSubmit }

export const Sending: Story = { args: { onConfirm: () => new Promise(() => {}) }, play: pressSubmit }

export const Refused: Story = {
  args: {
    onConfirm: () =>
      Promise.reject(
        Object.assign(new Error('待处理的求购最多 50 条，请先关闭不再需要的'), {
          kind: 'refused',
          code: 422,
        }),
      ),
  },
  play: pressSubmit,
}

export const LongWords: Story = {
  args: {
    sent: '已转厂家，厂家正在按区域和门店审核',
    goods: permissionGoodsForStory({
      name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
      ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
      sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
      min_qty: 999_999,
    }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
