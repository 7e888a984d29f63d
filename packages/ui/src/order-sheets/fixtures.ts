import type { OrderSheetDetail, SheetPack, SheetParcel } from './orderSheetTypes'
import type { ReturnSheetReturn } from './ReturnSheet'

export function sheetPackForStory(change: Partial<SheetPack> = {}): SheetPack {
  return {
    line_id: 1,
    is_gift: 0,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    bzdw: '盒',
    dosage_form: '胶囊剂',
    storage_text: '常温（10–30℃）',
    batch_no: 'B260318',
    produce_date: '2026-03-18',
    expiry_date: '2028-03-15',
    number: 30,
    report_url: '',
    ...change,
  }
}

export function sheetParcelForStory(id: number, packs: readonly SheetPack[]): SheetParcel {
  return { id, company: '顺丰医药', tracking_no: `SF20${id}`, sent_at: '2026-11-22 18:00:00', packs }
}

/** An order with a parcel: a product with a report, and a gift. */
export function orderSheetForStory(change: Partial<OrderSheetDetail> = {}): OrderSheetDetail {
  return {
    order: {
      id: 18,
      sn: 'YJ26112200000018',
      created_at: '2026-11-22 09:12:40',
      warehouse: '成都中心仓',
      lines: [{ id: 1, sccj: '香港澳美制药厂', approval_no: '国药准字H20000001', price: '12.80' }],
    },
    address: {
      region: '四川省成都市武侯区',
      detail: '人民南路四段 12 号',
      consignee: '陈晓梅',
      mobile: '13800000001',
    },
    remark: '请在上午送达',
    parcels: [
      sheetParcelForStory(1, [
        sheetPackForStory({ report_url: '#report' }),
        sheetPackForStory({ line_id: 2, is_gift: 1, name: '医用棉签', dosage_form: '', number: 2 }),
      ]),
    ],
    supplier_company: '药集医药有限公司',
    ...change,
  }
}

export function returnSheetForStory(change: Partial<ReturnSheetReturn> = {}): ReturnSheetReturn {
  return {
    sn: 'YJ26112200000018-T1',
    kind_text: '退货退款',
    reason_text: '质量问题',
    text: '包装破损',
    created_at: '2026-11-24 10:00:00',
    send_back: {
      receiver: '退货仓',
      phone: '028-85550000',
      address: '成都市新都区物流大道 8 号',
      until: '2026-12-01 10:00:00',
    },
    company: '',
    tracking_no: '',
    lines: [
      {
        batch_id: 1,
        name: '阿莫西林胶囊',
        is_gift: 0,
        ypgg: '0.25g×24粒',
        batch_no: 'B260318',
        bzdw: '盒',
        number: 5,
      },
    ],
    ...change,
  }
}
