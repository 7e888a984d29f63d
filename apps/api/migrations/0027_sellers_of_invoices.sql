ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
-- Until now the company was a constant. What was issued and signed keeps the company that it named.
UPDATE "invoices" SET "seller" = '{"company":"药集医药供应链有限公司","credit_code":"91310000MA1YA0J12D","address":"上海市浦东新区张江路 665 号","phone":"400-820-2026","bank":"中国工商银行上海张江支行","account":"1001 2026 0900 6688 018"}'
WHERE "number" IS NOT NULL;--> statement-breakpoint
UPDATE "supply_contracts" SET "supplier" = '{"company":"药集医药供应链有限公司","credit_code":"91310000MA1YA0J12D","legal_person":"周明远","address":"上海市浦东新区张江路 665 号","contact":"客户服务部","phone":"400-820-2026"}'
WHERE "supplier" IS NULL;
