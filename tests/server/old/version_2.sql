BEGIN TRANSACTION;
CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chat" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'Ann','hello');
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, text TEXT NOT NULL, told TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,NULL,'deal','[{"name":"round_began","facts":{"round":1},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,0,'undo','[]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',3,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',4,0,'plan:8','[{"name":"planned","facts":{"seat":0,"card":8},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',5,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',6,1,'plan:12','[{"name":"planned","facts":{"seat":1,"card":12},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',7,2,'plan:2','[{"name":"planned","facts":{"seat":2,"card":2},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',8,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',9,0,'bid:0','[]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',10,1,'bid:0','[]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',11,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":5},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',12,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":5},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',13,2,'lead:2','[{"name":"led","facts":{"seat":2,"card":2},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":8},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":12},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":1,"points":5},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',14,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":15},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":15},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":14},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":14},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":9},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":9},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":2},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',15,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',16,0,'plan:10','[{"name":"planned","facts":{"seat":0,"card":10},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',17,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',18,1,'plan:9','[{"name":"planned","facts":{"seat":1,"card":9},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',19,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',20,2,'plan:11','[{"name":"planned","facts":{"seat":2,"card":11},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',21,0,'bid:0','[]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',22,1,'bid:0','[]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',23,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":2},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',24,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":2},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',25,2,'lead:6','[{"name":"led","facts":{"seat":2,"card":6},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":4},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":5},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":2,"points":2},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',26,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":13},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":13},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":3},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":3},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":1},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":1},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":3},"knows":null,"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',27,0,'plan:3','[{"name":"planned","facts":{"seat":0,"card":3},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',28,0,'plan:10','[{"name":"planned","facts":{"seat":0,"card":10},"knows":[0],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',29,1,'plan:1','[{"name":"planned","facts":{"seat":1,"card":1},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,1,'plan:9','[{"name":"planned","facts":{"seat":1,"card":9},"knows":[1],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',31,2,'plan:11','[{"name":"planned","facts":{"seat":2,"card":11},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',32,2,'plan:13','[{"name":"planned","facts":{"seat":2,"card":13},"knows":[2],"secret":[]}]');
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',33,0,'bid:0','[]');
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
INSERT INTO "meta" VALUES('schema',2);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "people" VALUES('ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann');
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            holder TEXT NOT NULL, person TEXT, name TEXT NOT NULL, level TEXT NOT NULL, nonce TEXT NOT NULL,
            stood_in INTEGER NOT NULL, resigned INTEGER NOT NULL, tincture TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, seat));
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','583820176d74ff1403cdd9fcee4ff0d8',0,0,'azure');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','583820176d74ff1403cdd9fcee4ff0d8',0,0,'or');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','583820176d74ff1403cdd9fcee4ff0d8',0,0,'vert');
CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            position TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "snapshots" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,'{"format":"regalia-position","version":1,"game":"tiny","rules":1,"seats":3,"options":{"ruleset":"normal","rounds":3,"coins":9,"gifts":true,"first_player":"random"},"dice":{"key":"b9491d9dd1d0bd6b8a6e8d5be254ec753e9b74ca7e4a5c1e0525610d03c95099","drawn":18},"state":{"phase":"plan","round":3,"first":2,"leader":2,"die":2,"prize":2,"bank":0,"market":7,"coins":[9,9,9],"bids":[0,0,0],"points":[0,5,2],"deck":[],"discard":[2,8,12,6,4,5],"hands":[[3,10,14],[1,9,16],[11,13,15]],"known":[[],[],[]],"plans":[[],[],[]]},"since":[[0,"plan:3"],[0,"plan:10"],[1,"plan:1"],[1,"plan:9"]]}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
            owner TEXT, made INTEGER NOT NULL, secret TEXT NOT NULL, seed TEXT, start TEXT,
            uploaded INTEGER NOT NULL, over INTEGER NOT NULL, rematch TEXT);
INSERT INTO "tables" VALUES('TTTTTTTTTTTTTTTTTTTTTT','tiny',1,'{"coins":9}','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761',1794851390888861621,'59c033eccb30536c146fd42ae3fcca7dd07019b604752be98578f5239b5ccf91','"d82b582c1124c28637ab20695974bc51b07c2115907e6e63b132e7246e9cdc25"',NULL,0,0,NULL);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
