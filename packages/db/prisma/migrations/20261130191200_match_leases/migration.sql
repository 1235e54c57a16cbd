-- AlterTable
ALTER TABLE "MatchSeat" ADD COLUMN     "wishesRematch" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "MatchLease" (
    "matchId" TEXT NOT NULL,
    "holder" TEXT,
    "started" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3),

    CONSTRAINT "MatchLease_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE INDEX "MatchLease_holder_idx" ON "MatchLease"("holder");

-- AddForeignKey
ALTER TABLE "MatchLease" ADD CONSTRAINT "MatchLease_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
