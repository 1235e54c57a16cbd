-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "playedOnAt" INTEGER,
ADD COLUMN     "playedOnFrom" TEXT;

-- CreateTable
CREATE TABLE "ProblemReport" (
    "id" TEXT NOT NULL,
    "matchId" TEXT,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "seat" INTEGER,
    "number" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "file" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProblemReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProblemReport_createdAt_idx" ON "ProblemReport"("createdAt");

-- CreateIndex
CREATE INDEX "ProblemReport_userId_createdAt_idx" ON "ProblemReport"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Match_playedOnFrom_idx" ON "Match"("playedOnFrom");

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_playedOnFrom_fkey" FOREIGN KEY ("playedOnFrom") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProblemReport" ADD CONSTRAINT "ProblemReport_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProblemReport" ADD CONSTRAINT "ProblemReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
