import type { CategoryMenuCategory } from './categoryMenuTypes'

const NAMES: Record<string, Record<string, string[]>> = {
  抗感染用药: {
    抗生素: ['阿莫西林', '头孢克肟', '头孢克洛', '阿奇霉素', '罗红霉素', '左氧氟沙星', '甲硝唑'],
    抗病毒: ['奥司他韦', '利巴韦林', '阿昔洛韦'],
    抗真菌: ['氟康唑', '伊曲康唑', '特比萘芬'],
  },
  感冒与呼吸: {
    感冒用药: ['复方氨酚烷胺', '连花清瘟', '感冒灵', '板蓝根'],
    止咳化痰: ['氨溴索', '右美沙芬', '川贝枇杷'],
    平喘: ['沙丁胺醇', '孟鲁司特钠'],
  },
  心脑血管: {
    降压: ['氨氯地平', '缬沙坦', '厄贝沙坦'],
    降脂: ['阿托伐他汀', '瑞舒伐他汀'],
    抗血栓: ['阿司匹林', '氯吡格雷'],
  },
  消化系统: { 胃药: ['奥美拉唑', '雷贝拉唑', '铝碳酸镁'], 肠道: ['蒙脱石散', '双歧杆菌', '乳果糖'] },
  糖尿病: { 口服降糖: ['二甲双胍', '格列美脲', '阿卡波糖'], 胰岛素: ['门冬胰岛素'] },
  中成药: {
    补益: ['六味地黄丸', '归脾丸'],
    清热: ['牛黄解毒片', '黄连上清片'],
    妇科: ['益母草', '乌鸡白凤丸'],
  },
  医疗器械: { 检测: ['血糖仪', '血压计', '体温计'], 敷料: ['创可贴', '医用纱布'] },
  保健食品: { 维生素: ['维生素 C', '钙片'] },
}

let next = 100

const named = (name: string) => ({ id: next++, name, logo: '', logo1: '' })

/** Eight top categories, of which the menu shows seven. */
export const categoryForStory: CategoryMenuCategory[] = Object.entries(NAMES).map(([name, groups]) => ({
  ...named(name),
  children: Object.entries(groups).map(([group, leaves]) => ({
    ...named(group),
    children: leaves.map(named),
  })),
}))

/** A zone's menu: categories without anything below them. */
export const flatCategoryForStory: CategoryMenuCategory[] = [
  '根茎类',
  '果实种子类',
  '花叶类',
  '动物类',
  '矿物类',
].map(name => ({ ...named(name), children: [] }))
