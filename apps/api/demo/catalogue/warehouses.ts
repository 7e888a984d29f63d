import type { Warehouse } from './types'

export const MAIN_WAREHOUSE = 1
export const SOUTH_WAREHOUSE = 2
export const HERB_WAREHOUSE = 3

export const WAREHOUSES: Warehouse[] = [
  {
    ck_id: MAIN_WAREHOUSE,
    name: '武汉中心仓',
    address: '湖北省武汉市东西湖区走马岭医药物流园 3 号库',
    return_receiver: '武汉中心仓退货组',
    return_phone: '027-55550131',
  },
  {
    ck_id: SOUTH_WAREHOUSE,
    name: '广州华南仓',
    address: '广东省广州市白云区太和医药物流中心 B 区',
    return_receiver: '广州华南仓退货组',
    return_phone: '020-55550132',
  },
  {
    ck_id: HERB_WAREHOUSE,
    name: '亳州中药仓',
    address: '安徽省亳州市谯城区中药材物流园 7 号库',
    return_receiver: '亳州中药仓退货组',
    return_phone: '0558-5555133',
  },
]
