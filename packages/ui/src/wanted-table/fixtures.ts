import type { WantedReplyData, WantedRequest } from './wantedTypes'

export function wantedReplyForStory(change: Partial<WantedReplyData> = {}): WantedReplyData {
  return {
    time: '2026-11-23 10:00:00',
    text: '可以供货，三天内到仓',
    price: '12.80',
    valid_until: '2026-11-30',
    accepted_at: null,
    goods_id: null,
    ...change,
  }
}

export function wantedForStory(change: Partial<WantedRequest> = {}): WantedRequest {
  return {
    id: 1,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    approval_no: '国药准字H20000001',
    number: 200,
    target_price: '12.00',
    deadline: '2026-12-15',
    remark: '要求效期一年以上',
    status: 20,
    status_text: '已报价',
    created_at: '2026-11-22 09:12:40',
    replies: [wantedReplyForStory()],
    ...change,
  }
}
