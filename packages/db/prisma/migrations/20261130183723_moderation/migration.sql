-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('CHAT', 'NAME', 'STALLING', 'CHEATING', 'OTHER');

-- CreateEnum
CREATE TYPE "ModerationKind" AS ENUM ('MUTE', 'SUSPEND', 'RENAME', 'LIFT', 'KEEP', 'CLOSE');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "noticesSeenAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "PlayerReport" (
    "id" TEXT NOT NULL,
    "reporterId" TEXT,
    "reportedId" TEXT,
    "reporterName" TEXT NOT NULL,
    "reportedName" TEXT NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "note" TEXT NOT NULL,
    "matchId" TEXT,
    "number" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "PlayerReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModerationAct" (
    "id" SERIAL NOT NULL,
    "kind" "ModerationKind" NOT NULL,
    "moderatorId" TEXT NOT NULL,
    "moderatorName" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "until" TIMESTAMP(3),
    "formerName" TEXT,
    "formerSkeleton" TEXT,
    "newName" TEXT,
    "reportId" TEXT,
    "ofId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModerationAct_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appeal" (
    "actId" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Appeal_pkey" PRIMARY KEY ("actId")
);

-- CreateIndex
CREATE INDEX "PlayerReport_closedAt_createdAt_idx" ON "PlayerReport"("closedAt", "createdAt");

-- CreateIndex
CREATE INDEX "PlayerReport_reporterId_createdAt_idx" ON "PlayerReport"("reporterId", "createdAt");

-- CreateIndex
CREATE INDEX "PlayerReport_reportedId_idx" ON "PlayerReport"("reportedId");

-- CreateIndex
CREATE INDEX "PlayerReport_matchId_idx" ON "PlayerReport"("matchId");

-- CreateIndex
CREATE INDEX "ModerationAct_userId_createdAt_idx" ON "ModerationAct"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "ModerationAct_reportId_idx" ON "ModerationAct"("reportId");

-- CreateIndex
CREATE INDEX "ModerationAct_ofId_idx" ON "ModerationAct"("ofId");

-- CreateIndex
CREATE INDEX "ModerationAct_formerSkeleton_idx" ON "ModerationAct"("formerSkeleton");

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_reportedId_fkey" FOREIGN KEY ("reportedId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModerationAct" ADD CONSTRAINT "ModerationAct_ofId_fkey" FOREIGN KEY ("ofId") REFERENCES "ModerationAct"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_actId_fkey" FOREIGN KEY ("actId") REFERENCES "ModerationAct"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What moderators did, and what was answered, is never changed or taken away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "ModerationAct_append_only" BEFORE UPDATE OR DELETE ON "ModerationAct" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "Appeal_append_only" BEFORE UPDATE OR DELETE ON "Appeal" FOR EACH ROW EXECUTE FUNCTION refuse_change();
