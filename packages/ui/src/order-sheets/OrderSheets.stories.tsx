import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { DeliverySheets } from './DeliverySheets'
import { orderSheetForStory, returnSheetForStory, sheetPackForStory, sheetParcelForStory } from './fixtures'
import { ReceiptSheet } from './ReceiptSheet'
import { ReturnSheet } from './ReturnSheet'

const meta = {
  title: 'Order/OrderSheets',
  component: DeliverySheets,
  args: {
    detail: orderSheetForStory(),
    company: '成都康宁大药房',
    back: <LinkButton href="#order">返回订单</LinkButton>,
    onPrint: () => {},
  },
} satisfies Meta<typeof DeliverySheets>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralParcels: Story = {
  args: {
    detail: orderSheetForStory({
      parcels: [
        sheetParcelForStory(2, [sheetPackForStory({ batch_no: 'B260401', number: 10 })]),
        sheetParcelForStory(1, [sheetPackForStory()]),
      ],
    }),
  },
}

export const Receipt: Story = { render: props => <ReceiptSheet {...props} labels={undefined} /> }

export const Return: Story = {
  render: ({ company, back, onPrint }) => (
    <ReturnSheet
      orderReturn={returnSheetForStory()}
      order_sn="YJ26112200000018"
      {...{ company, back, onPrint }}
    />
  ),
}

export const ReturnSent: Story = {
  render: ({ company, back, onPrint }) => (
    <ReturnSheet
      orderReturn={returnSheetForStory({
        send_back: null,
        company: '顺丰速运',
        tracking_no: 'SF1',
        text: '',
      })}
      order_sn="YJ26112200000018"
      {...{ company, back, onPrint }}
    />
  ),
}

export const LongWords: Story = {
  args: {
    detail: orderSheetForStory({
      parcels: [
        sheetParcelForStory(1, [
          sheetPackForStory({ name: '复方甘草酸苷注射液（云南白药集团健康产品有限公司委托生产）'.repeat(2) }),
        ]),
      ],
    }),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
