BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'Ann','hello');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	told TEXT NOT NULL, at BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,NULL,'deal','[{"name":"round_began","facts":{"round":1},"knows":null,"secret":[]}]',1794984649);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'plan:2','[{"name":"planned","facts":{"seat":0,"card":2},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,0,'undo','[]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',3,0,'plan:2','[{"name":"planned","facts":{"seat":0,"card":2},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',4,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',5,1,'plan:7','[{"name":"planned","facts":{"seat":1,"card":7},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',6,1,'plan:8','[{"name":"planned","facts":{"seat":1,"card":8},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',7,2,'plan:1','[{"name":"planned","facts":{"seat":2,"card":1},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',8,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',9,0,'bid:0','[]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',10,1,'bid:0','[]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',11,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":1},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',12,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":1},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',13,2,'lead:1','[{"name":"led","facts":{"seat":2,"card":1},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":2},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":7},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":1,"points":1},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',14,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":13},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":13},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":12},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":12},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":10},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":10},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":2},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',15,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',16,0,'plan:9','[{"name":"planned","facts":{"seat":0,"card":9},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',17,1,'plan:8','[{"name":"planned","facts":{"seat":1,"card":8},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',18,1,'plan:10','[{"name":"planned","facts":{"seat":1,"card":10},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',19,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',20,2,'plan:13','[{"name":"planned","facts":{"seat":2,"card":13},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',21,0,'bid:0','[]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',22,1,'bid:0','[]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',23,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":4},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',24,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":4},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',25,2,'lead:6','[{"name":"led","facts":{"seat":2,"card":6},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":9},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":10},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":1,"points":4},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',26,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":15},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":15},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":3},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":3},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":11},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":11},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":3},"knows":null,"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',27,0,'plan:3','[{"name":"planned","facts":{"seat":0,"card":3},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',28,0,'plan:4','[{"name":"planned","facts":{"seat":0,"card":4},"knows":[0],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',29,1,'plan:8','[{"name":"planned","facts":{"seat":1,"card":8},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,1,'plan:11','[{"name":"planned","facts":{"seat":1,"card":11},"knows":[1],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',31,2,'plan:13','[{"name":"planned","facts":{"seat":2,"card":13},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',32,2,'plan:15','[{"name":"planned","facts":{"seat":2,"card":15},"knows":[2],"secret":[]}]',1794984650);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',33,0,'bid:0','[]',1794984650);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann');
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	nonce TEXT NOT NULL, 
	stood_in INTEGER NOT NULL, 
	resigned INTEGER NOT NULL, tincture TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','29f72b498087e0a27425feb98a3d0f8f',0,0,'azure');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','29f72b498087e0a27425feb98a3d0f8f',0,0,'or');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','29f72b498087e0a27425feb98a3d0f8f',0,0,'vert');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,'{"format":"regalia-position","version":1,"game":"tiny","rules":1,"seats":3,"options":{"ruleset":"normal","rounds":3,"coins":9,"gifts":true,"first_player":"random"},"dice":{"key":"d27643a7c549fa4f2fd16f2ae60849125daf8529449d468affc894f5bb6e1a08","drawn":18},"state":{"phase":"plan","round":3,"first":2,"leader":2,"die":4,"prize":4,"bank":0,"market":5,"coins":[9,9,9],"bids":[0,0,0],"points":[0,5,0],"deck":[],"discard":[1,2,7,6,9,10],"hands":[[3,4,12],[8,11,14],[13,15,16]],"known":[[],[],[]],"plans":[[],[],[]]},"since":[[0,"plan:3"],[0,"plan:4"],[1,"plan:8"],[1,"plan:11"]]}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	owner TEXT, 
	made BIGINT NOT NULL, 
	secret TEXT NOT NULL, 
	seed TEXT, 
	start TEXT, 
	uploaded INTEGER NOT NULL, 
	over INTEGER NOT NULL, 
	rematch TEXT, version INTEGER DEFAULT '0' NOT NULL, flow TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('TTTTTTTTTTTTTTTTTTTTTT','tiny',1,'{"coins":9}','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761',1794984649928213730,'d4bc01ed43e0f3a41a6877f0b5d7cec24f9f8622da2a202bed3b5707569a4b74','"10ce42dd14b741fc0fe7065cb3abda63d78d618e62ff749cd1b0062084947529"',NULL,0,0,NULL,34,'{"held":[],"ready":[]}');
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
