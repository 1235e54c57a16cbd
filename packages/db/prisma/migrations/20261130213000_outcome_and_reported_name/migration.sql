-- AlterTable
ALTER TABLE "MatchLease" ADD COLUMN     "outcome" JSONB;

-- AlterTable
ALTER TABLE "ModerationAct" ADD COLUMN     "reportedSkeleton" TEXT;

-- CreateIndex
CREATE INDEX "ModerationAct_reportedSkeleton_idx" ON "ModerationAct"("reportedSkeleton");
